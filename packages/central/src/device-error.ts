export type DeviceErrorCode =
  | 'unsupported'
  | 'bluetooth-off'
  | 'no-permission'
  | 'cancelled'
  | 'not-found'
  | 'connection-lost'
  | 'bad-data'
  | 'not-measured'

const USER_MESSAGES: Record<DeviceErrorCode, string> = {
  unsupported: '这个浏览器不能连接蓝牙设备，请换用手机里的康伴应用',
  'bluetooth-off': '蓝牙没有打开，请在手机设置里打开蓝牙后再试',
  'no-permission': '浏览器没有得到使用蓝牙的许可，请在设置里允许后再试',
  cancelled: '您没有选择设备，需要时可以再连一次',
  'not-found': '没有找到设备，请确认设备已开机，并放在手机旁边',
  'connection-lost': '和设备的连接断开了，请把设备靠近手机',
  'bad-data': '设备传来的数据有误，请重启设备后再试',
  'not-measured': '这一次没有量出来，请坐好休息一会儿再量',
}

/** The one error of this package: `userMessage` is for the screen, `message` says what happened for the log. */
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
