/** The monitor band of IEC 60601-2-27, -3 dB at both ends: apart from the filter, for who only names it. */
export const MONITOR_LOW_HZ = 0.5
export const MONITOR_HIGH_HZ = 40
