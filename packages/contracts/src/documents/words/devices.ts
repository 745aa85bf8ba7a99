import type { Words } from './words.ts'

export const DEVICES_WORDS: Words = {
  bindStatus: [
    '绑定状态：01 没有绑定过，02 已绑定，03 已解绑',
    'Status of the binding: 01 never bound, 02 bound, 03 given up',
  ],
  'bindDevice/deviceType': [
    '设备类型；扫码只得到编号时可以不填',
    'Type of the device; without it the service takes that of the code',
  ],
  jsonBrs: [
    '扫到的内容原样，JSON；其中的 bindingCode 是设备上显示的六位数字',
    'What was scanned, as JSON; its bindingCode is the six digits that the device shows',
  ],
  'unbindDevice/userCode': ['用户编码', 'User code'],
  deviceTypeCode: [
    '设备类型：10010002 手表，10030001 血压仪，10040001 心电仪',
    'Type of the device: 10010002 watch, 10030001 blood-pressure monitor, 10040001 ECG recorder',
  ],
  userPhone: ['绑定的人的手机号，中间隐去', 'Phone of who bound it, masked'],
  lastSync: ['最近一次收到数据', 'When something came from it last'],
  firmware: ['固件版本', 'Version of its firmware'],
  'ingestEcg/measurementId': [
    '发送一方生成的编号，同一个编号只存一次',
    'Made by the sender; what has the same is stored once',
  ],
  batchId: [
    '发送一方生成的编号，同一批只算一次',
    'Made by the sender; the same batch has one effect and one answer',
  ],
  'ingestEcg/startedAt': ['什么时候开始，按设备的时钟', "When it began, by the device's clock"],
  at: ['什么时候测的，按设备的时钟', "When it was measured, by the device's clock"],
  stored: [
    '存了没有：new 存了，already 已经有了，refused 没有存',
    'Whether it was stored: new, already known, or refused',
  ],
  reason: [
    '为什么没有存：future 时间在后面，too-old 太久以前，not-bound-then 当时没绑定，not-of-this-device 不是这种设备测的，implausible 不可能的数值',
    'Why it was not taken: in the future, too old, not bound then, not of this device, or implausible',
  ],
  'savePressure/sentence': [
    '什么意思、怎么做；没有存的说明没有存',
    'What it means and what to do; of a refused one, that it was not stored',
  ],
  readings: ['测到的数据', 'What was measured'],
  'readings.kind': ['测的是什么', 'What was measured'],
  'readings.at': [
    '什么时候测的，按设备的时钟；步数是那个整点',
    "When it was measured, by the device's clock; of steps the hour that begins then",
  ],
  'readings.value': ['测到的数值', 'The value'],
  'readings.startAt': ['什么时候睡下', 'When the night began'],
  'readings.endAt': ['什么时候醒来', 'When the night ended'],
  averageHeartRate: ['夜里的平均心率', 'Mean heart rate of the night'],
  'lowOxygen.at': ['什么时候开始', 'When it began'],
  lowestPercent: ['最低到多少', 'The lowest of it'],
  'lowOxygen.seconds': ['有多久', 'How long it was'],
  accepted: ['收下多少条', 'How many were taken'],
  duplicates: ['多少条以前就有', 'How many were known before'],
  refused: ['没有收下的', 'Those that were not taken'],
  'refused.index': ['这一批里的第几条', 'Which of the batch'],
}
