/** 6,000 for 6000. */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
