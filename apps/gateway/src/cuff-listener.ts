import { connectBloodPressureMonitor } from '@kangban/central'
import { createPost, type Listener, type Listening } from './listening.ts'
import { pressureReadings } from './readings.ts'

/** Listens to the blood-pressure monitor of a person. */
export function listenToCuff(listening: Listening): Listener {
  const { take, battery, log } = listening
  const post = createPost(listening, 'blood-pressure monitor')

  post.listen(() =>
    connectBloodPressureMonitor(
      listening.bluetooth(),
      {
        onReading: (reading) =>
          post.told((deviceCode) => take(deviceCode, pressureReadings(reading))),
        onBattery: (percent) => post.told((deviceCode) => battery(deviceCode, percent)),
        onError: (error) => log(`blood-pressure monitor: ${error.code}`),
      },
      { keepTrying: true },
    ),
  )

  return post
}
