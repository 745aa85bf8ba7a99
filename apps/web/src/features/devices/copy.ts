import { WORDS } from '../../shared/ui/words.ts'

export const BINDING = {
  title: '设备绑定',
  manage: '设备管理',
  manageNote: '电量、上次同步，出了问题怎么办',
  contacts: '紧急联系人',
  contactsNote: '出了急事打给谁',
  afterSales: '售后',
  afterSalesLink: '售后申请',
  none: '连上设备，\n身体的变化看得见。',
  missing: (bound: string, missing: string) => `${bound}已连好，\n还差${missing}。`,
  all: '三台设备都连好了，\n戴着就会自动记录。',
  slots: '可以绑定的设备',
  bound: '已绑定',
  unbound: '未绑定',
  scan: '扫码绑定',
  scanNote: '二维码在设备背面或包装盒上。',
  bind: '绑定',
  bindName: (name: string) => `绑定${name}`,
  unbind: '解绑',
  unbindName: (name: string) => `解绑${name}`,
  others: '其他方式',
  othersName: (name: string) => `用其他方式绑定${name}`,
  listFailed: '设备列表没有加载出来，下面先按未绑定显示。',
  retry: WORDS.retry,
  binding: '正在绑定',
  /** Documented, from here on. */
  onlyInApp: '请在APP中使用扫码功能',
  bodyCheckFailed: '检查用户信息失败',
  done: '绑定成功!',
  failed: '绑定失败',
  unreachable: '绑定失败，请重试',
} as const

export const SLOT_NOTES = {
  watch: '心率、血氧、睡眠、步数，全天自动记录',
  bloodPressureMonitor: '量完血压，结果自动传到这里',
  ecgRecorder: '按四步佩戴后连接，随时量心电',
} as const

export const STATUS = {
  battery: (percent: number) => `电量 ${percent}%`,
  lowBattery: (percent: number) => `电量 ${percent}%，请充电`,
  percent: (percent: number) => `${percent}%`,
  lowPercent: (percent: number) => `${percent}%，请充电`,
  flat: '没电了，请充电',
  synced: (when: string) => `${when}同步`,
  never: '还没有同步过',
} as const

export const SCAN = {
  denied: '没有得到使用相机的许可，请在手机设置里允许。',
  failed: '没有扫成功，请再扫一次。',
  silent: '等了很久没有扫码结果，请再扫一次，或用别的方法绑定。',
  unreadable: '这不是设备的二维码，请扫设备背面或包装盒上的码。',
} as const

export const WAYS = {
  title: (name: string) => `绑定${name}`,
  device: '设备',
  which: '哪一种设备',
  ways: '用哪种方法',
  bluetoothShort: '蓝牙连接',
  bluetooth: '用蓝牙连接',
  bluetoothNote: '把设备开机，放在手机旁边，再点下面的按钮。',
  connecting: '正在找设备，请把它放在手机旁边…',
  bluetoothFailed: '没有连上设备，请把它放在手机旁边再试。',
  found: (name: string) => `找到了“${name}”`,
  foundCode: (code: string) => `编号 ${code}`,
  same: '设备背面的编号和这里一样，才是您手里的这一台。',
  bindFound: '一样，绑定这台',
  notMine: '不是这台，重新找',
  askCode: '请输入设备背面的编号，证明设备在您手里。',
  otherDevice: (tail: string) => `编号的最后四位应是 ${tail}，请核对是不是同一台设备。`,
  camera: '用相机扫二维码',
  cameraNote: '把设备背面的二维码放进框里。',
  cameraStop: '不扫了',
  cameraDenied: '没有得到使用相机的许可，请在浏览器设置里允许，或输入编号。',
  cameraBroken: '相机打不开，可能别的程序正在用。请输入编号，或过一会儿再试。',
  cameraVideo: '相机画面',
  typed: '输入编号',
  scannedOrTyped: '扫码或编号',
  code: '设备编号',
  codeHint: '在设备背面，如 KW04821337，字母用大写。',
  shownCode: '绑定码',
  shownCodeHint: '设备屏幕上的六位数字，每分钟换一次。没有屏幕的设备，请用蓝牙连接。',
  shownCodeWrong: '请输入设备屏幕上的六位数字',
  codeNotTold: '和设备的连接断开了，请把它放在手机旁边，再点一次。',
  noBindingCode: '这台设备不能证明在您手里，所以不能在这里绑定。请找售后帮忙。',
  submit: '绑定',
  advice: {
    taken: '请原来的使用者先在“设备管理”里解绑。联系不上他，请找售后帮忙。',
    unknown:
      '请核对编号和绑定码：绑定码每分钟换一次，用过的要等下一个。以前是别人在用，请他先解绑。仍不行，请找售后。',
    unknownNumber: '请核对编号：O 和 0、I 和 1 容易看错。设备是新的仍不行，请找售后。',
    type: '这是另一种设备的编号，请回到上一页，点对应的设备再绑定。',
    held: '每种设备只能绑一台，请先解绑原来的。',
  },
} as const

export const UNBIND = {
  /** Documented, but for the note. */
  ask: '确定要解绑该设备吗？',
  note: '以前量的数据都会留着，您随时能看。解绑后，这台设备的新数据不再传到您这里，别人也可以绑定它。',
  ok: '解绑',
  missing: '设备信息不存在，无法解绑',
  done: '解绑成功!',
  failed: '解绑失败',
  unreachable: '解绑失败，请重试',
  cancelled: '已取消解绑',
} as const

export const CONTACT_PROMPT = {
  reason:
    '您开通了紧急救助服务，还没有紧急联系人。出了急事要有人可找，请加上一位随时能接电话的人。',
} as const

export const MANAGE = {
  title: '设备管理',
  /** Documented. */
  loading: '正在加载设备信息',
  sentence: (count: number) =>
    count === 0 ? '还没有绑定设备，\n先连上一台。' : `${count} 台设备，\n都在为您记录。`,
  attention: (name: string) => `${name}要您看一眼。`,
  monitoring: '健康监测',
  connected: '已连接',
  unbound: '未绑定',
  scan: '扫码绑定',
  unbind: '解绑',
  unbindName: (name: string) => `解绑${name}`,
  measure: '开始测量',
  toMeasure: '去测量',
  battery: '电量',
  firmware: '固件版本',
  lastSync: '上次同步',
  code: '设备编号',
  silent: '一天多没有同步了：请把设备戴好、放在手机旁边，再点“检查连接”。',
  check: '检查连接',
  checking: '正在找设备…',
  inReach: (name: string, battery: number | null) =>
    battery === null ? `连上了，${name}就在身边。` : `连上了，${name}就在身边，电量 ${battery}%。`,
  otherFound: (name: string) => `连上的是“${name}”，不是绑定的这一台。`,
  vibrate: '让它振动，找一找',
  vibrated: '正在振动，请听一听、摸一摸。',
  vibrateFailed: '没能让它振动，请走近一些再试。',
  troubles: '设备有问题？',
} as const

/** What goes wrong with a device, what to do, and where that leads. */
export const TROUBLES = [
  {
    title: '找不到设备了',
    text: '先在常去的房间点“检查连接”，连上了，它就在十米以内。真的丢了，请解绑，免得别人的数据记到您名下；以前的数据都会留着。',
    way: 'afterSales',
  },
  {
    title: '连不上、离得太远',
    text: '打开手机蓝牙，把设备放在手机旁边一米内，再点“检查连接”。仍连不上，把设备关机再开机。',
    way: null,
  },
  {
    title: '没电了',
    text: '手表放到充电座上，充满约两小时；血压仪换四节 5 号电池；心电仪换一颗 CR2032 纽扣电池，正极朝外。',
    way: null,
  },
  {
    title: '提示已被别人绑定',
    text: '请原来的使用者在他的“设备管理”里解绑，您再绑定。联系不上他，请带上购买凭证找售后。',
    way: 'afterSales',
  },
] as const

export const GUIDE = {
  title: '佩戴指引',
  skip: WORDS.skip,
  previous: WORDS.previous,
  connect: '连接',
  count: (at: number, of: number) => `第 ${at} 步，共 ${of} 步`,
  stepTitle: (at: number, title: string) => `第 ${at} 步：${title}`,
  others: '不用小程序，在这里绑定',
  steps: [
    {
      short: '装电池',
      title: '装上纽扣电池',
      text: '用 CR2032 纽扣电池，正极（有“+”的一面）朝外，盖紧后盖。',
      next: '装好了，下一步',
    },
    {
      short: '贴片',
      title: '贴上电极片',
      text: '两片电极片扣在主机两端，撕下背纸。皮肤要干净、干燥。',
      next: '贴好了，下一步',
    },
    {
      short: '佩戴',
      title: '斜着贴在左上胸',
      text: '指示灯朝上，与肩呈 45°，贴在左上胸，贴紧、不留缝。',
      next: '戴好了，下一步',
    },
    {
      short: '连蓝牙',
      title: '用蓝牙连接',
      text: '打开手机蓝牙，靠近心电仪，点“连接”，到小程序里完成绑定。',
      next: '连接',
    },
  ],
  drawing: {
    plus: '正极朝外',
    battery: 'CR2032',
    pads: '电极片',
    light: '指示灯朝上',
    angle: '45°',
    left: '左',
    right: '右',
    bluetooth: '蓝牙',
  },
} as const

export const MINI = {
  /** Documented. */
  title: '跳转失败',
  reasons: '可能的原因：',
  causes: [
    '小程序的页面路径不存在',
    '小程序没有发布，或者没有权限',
    '微信版本太低，不支持跳转',
    '小程序没有开通明文跳转',
  ],
  info: (program: { name: string; appId: string; originalId: string; path: string }) =>
    `名称：${program.name}\n编号：${program.appId}\n原始编号：${program.originalId}\n路径：${program.path}`,
  infoTitle: '小程序信息：',
  copy: '复制小程序信息',
  copied: '小程序信息已复制到剪贴板',
  cancelled: '已取消操作',
  manualTitle: '请手动复制',
  manualNote: '长按下面的文字，全选后复制。',
  manualLabel: '小程序信息',
  search: (name: string) => `请打开微信，搜索小程序「${name}」`,
  ok: WORDS.gotIt,
} as const

export const AFTER_SALES = {
  title: '售后申请',
  sentence: '设备不听话，\n先重启，再找我们。',
  restartTitle: '先把手表重启一次',
  restart: [
    '长按手表侧面的按钮，选“关机”。',
    '等十秒，再长按侧面的按钮开机。',
    '把手表放在手机旁边，等一分钟再看。',
  ],
  otherwise: '重启后还不行，请联系在线客服或服务专员。',
  specialistTitle: '服务专员',
  specialist: '服务专员',
  call: (phone: string) => `拨打 ${phone}`,
  hours: '每天 8:00–20:00',
  ready: '打电话前，请准备好设备背面的编号。',
  onlineTitle: '在线客服',
  /** Documented. */
  online: '在线客服接入中',
  onlineNote: '接通之前，请先打上面的电话。',
  manage: '看设备的电量和编号',
} as const
