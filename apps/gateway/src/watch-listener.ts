import { connectWatch, type HeartRateReading } from '@kangban/central'
import { MS_PER_HOUR } from '@kangban/china-time'
import type { DeviceReading } from '@kangban/contracts'
import { DeviceClock } from './device-clock.ts'
import { ChosenDevice, followClock } from './follow-clock.ts'
import { HeartRates } from './heart-rates.ts'
import { createPost, type Listener, type Listening } from './listening.ts'
import { oxygenReadings, sleepReadings, stepsReadings, temperatureReadings } from './readings.ts'
import { RhythmWatch } from './rhythm-watch.ts'

/**
 * Listens to the watch of a person. `measure` is called when the intervals between the heartbeats are irregular, and again
 * a minute later where it came to nothing.
 */
export function listenToWatch(listening: Listening, measure: () => Promise<boolean>): Listener {
  const { take, battery, log } = listening
  const post = createPost(listening, 'watch')

  const hand = (readings: readonly DeviceReading[]): void =>
    post.told((deviceCode) => take(deviceCode, readings))

  const rates = new HeartRates((reading) => hand([reading]))

  const rhythm = new RhythmWatch(() => {
    void measure().then((isMeasured) => {
      if (!isMeasured) rhythm.askAgain()
    })
  })

  const clock = new DeviceClock<HeartRateReading>(({ bpm, rrMs }, atMs) => {
    if (bpm !== undefined) rates.add(bpm, atMs)
    rhythm.add(rrMs, atMs)
  })

  let logUntil = new Date(0)

  const known = (until: Date): void => {
    if (until > logUntil) logUntil = until
  }

  const follow = async (chosen: ChosenDevice): Promise<void> => {
    if (!(await followClock(chosen, (unixMs) => clock.tell(unixMs, Date.now())))) clock.none()
  }

  post.listen(() => {
    const chosen = new ChosenDevice(listening.bluetooth())

    return connectWatch(
      chosen,
      {
        onHeartRate: (reading) => clock.take(reading, Date.now()),
        onOxygen: (reading) => hand(oxygenReadings(reading)),
        onTemperature: (reading) => hand(temperatureReadings(reading)),
        onSteps(hours) {
          hand(stepsReadings(hours))
          const last = hours.at(-1)
          if (last) known(new Date(last.startAt.getTime() + MS_PER_HOUR))
        },
        onSleep(night) {
          hand(sleepReadings(night))
          known(night.endAt)
        },
        onBattery: (percent) => post.told((deviceCode) => battery(deviceCode, percent)),
        onStatus(status) {
          if (status === 'ready') void follow(chosen)
          else clock.end()
        },
        onError: (error) => log(`watch: ${error.code}`),
      },
      { keepTrying: true, logSince: () => logUntil },
    )
  })

  return {
    close() {
      post.close()
      rates.flush()
    },
  }
}
