// How figures are made that a contract promises to be made so: the service makes them, and laws make them again.

/** Where light, moderate and vigorous begin, as shares of the greatest rate (ACSM, 10th edition). */
export const ZONE_SHARES = [0.57, 0.64, 0.77] as const

/** Tanaka, Monahan and Seals (J Am Coll Cardiol 2001): 208 - 0.7 x age; an unknown age counts as 45, as for sleep. */
export const greatestRate = (ageYears: number | null): number => 208 - 0.7 * (ageYears ?? 45)

/** Smaller differences of two means of steps are none. */
export const NOTABLE_SHARE = 0.05

/** A step in shares of the height: the usual convention of pedometers. 1 is a man, 2 a woman. */
export const STRIDE_OF_HEIGHT = { 1: 0.415, 2: 0.413, unknown: 0.414 } as const

/** An hour with so many steps was not sat through: about two and a half minutes of walking. */
export const ACTIVE_HOUR_STEPS = 250

/**
 * What walking costs beyond rest: ACSM's equation has 0.1 ml oxygen per kg and metre on the level, at 5 kcal a litre 0.5
 * kcal per kg and km (Guidelines for Exercise Testing and Prescription).
 */
export const KCAL_PER_KG_KM = 0.5

/**
 * How far from the mean of the age a share of deep sleep or REM still counts as normal. Our own, wide on purpose: a wrist
 * tells stages roughly, and people differ.
 */
export const USUAL_BAND = { low: 0.6, high: 1.6 } as const

/** The mean of a week at home: of as many days, two readings of each morning and evening, three days at least (ESH 2021). */
export const HOME_MEAN = { days: 7, fewestDays: 3, readingsEach: 2 } as const

/** The resting heart rate is compared with these days before; fewer that have one make no baseline. */
export const RESTING_BASELINE = { days: 30, fewest: 14 } as const

/** The skin temperature of a night is compared with the mean of these nights before; fewer that have one make no baseline. */
export const TEMPERATURE_BASELINE = { nights: 14, fewest: 3 } as const

/** The score of a night is compared with the mean of the nights of these days before; fewer nights make no mean. */
export const USUAL_SCORE = { days: 14, fewestNights: 5 } as const
