export type DeviceErrorCode = 'unsupported' | 'cancelled' | 'not-found' | 'connection-lost' | 'bad-data'

const USER_MESSAGES: Record<DeviceErrorCode, string> = {
  unsupported: '这个浏览器不能连接蓝牙设备，请换用手机里的康伴应用',
  cancelled: '您没有选择设备，需要时可以再连一次',
  'not-found': '没有找到设备，请确认设备已开机，并放在手机旁边',
  'connection-lost': '和设备的连接断开了，请把设备靠近手机',
  'bad-data': '设备传来的数据有误，请重启设备后再试',
}

/** The one error of the devices folder: `userMessage` is for the screen, `message` says what happened for the log. */
export class DeviceError extends Error {
  readonly code: DeviceErrorCode
  readonly userMessage: string

  constructor(code: DeviceErrorCode, logMessage: string, options?: ErrorOptions) {
    super(logMessage, options)
    this.name = 'DeviceError'
    this.code = code
    this.userMessage = USER_MESSAGES[code]
  }
}
