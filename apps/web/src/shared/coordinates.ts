/** Where the phone is. @throws where the person, the browser or the phone does not tell */
export const currentCoordinates = (options: PositionOptions): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('this browser knows no place'))

    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ message }) => reject(new Error(message)),
      options,
    )
  })
