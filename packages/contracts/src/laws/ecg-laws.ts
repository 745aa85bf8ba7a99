// What must hold in the samples of an ECG.
import { hint, type Law, law } from './law.ts'

export const ECG_LAWS = {
  'ecg-empty': law(
    { zh: '心电图有波形', en: 'an ECG has a signal' },
    { zh: '波形存在哪里？', en: 'Where is the signal kept?' },
  ),
  'ecg-numbers': law(
    { zh: '心电图是逗号分隔的数', en: 'an ECG is numbers between commas' },
    { zh: '波形用什么格式？', en: 'What is the form of the signal?' },
  ),
  'ecg-length': law(
    { zh: '采样点数等于时长乘采样率', en: 'the samples last as long as is told' },
    { zh: '采样率是多少？是否截断了？', en: 'What is the sampling rate? Was it cut?' },
  ),
  'ecg-unit': law(
    { zh: '心电图以毫伏为单位', en: 'an ECG is in millivolts' },
    { zh: '单位是微伏、伏还是转换器的数值？', en: 'Microvolts, volts, or steps of a converter?' },
  ),
  'ecg-beats': law(
    { zh: '写了心率的心电图看得见心跳', en: 'an ECG with a rate has beats to be seen' },
    { zh: '这段波形是心电吗？', en: 'Is this signal an ECG?' },
  ),
  'ecg-rate': law(
    { zh: '波形的心率与写的一致', en: 'the rate of the signal is the one that is told' },
    { zh: '采样率是多少？', en: 'What is the sampling rate?' },
  ),
  'ecg-picture': law(
    { zh: '列表里的小图就是这份心电图', en: 'the small picture in a list is that of its ECG' },
    { zh: '小图是由哪份记录画的？', en: 'Of which record was the picture drawn?' },
  ),
  'ecg-order': law(
    { zh: '采样点按测量的先后排列', en: 'samples stand in the order in which they were measured' },
    {
      zh: '字节、通道或数据包的顺序对吗？',
      en: 'Are bytes, channels and packets in their order?',
    },
  ),
  'ecg-clipped': hint(
    { zh: '心电图的波峰没有被削平', en: 'an ECG is not cut off at a limit' },
    { zh: '放大倍数是否太大？', en: 'Is the gain too large?' },
  ),
  'ecg-copied': hint(
    { zh: '心电图没有一模一样的两段', en: 'no two parts of an ECG are the same' },
    { zh: '波形是真实记录的吗？', en: 'Was it really recorded?' },
  ),
  'ecg-coarse': hint(
    {
      zh: '心电图的每个采样点都是测得的，精确到百分之几毫伏',
      en: 'every sample of an ECG was measured, to a hundredth of a millivolt or so',
    },
    { zh: '采样率和分辨率是多少？', en: 'What are its sampling rate and its resolution?' },
  ),
  'ecg-zero': hint(
    { zh: '心电图在零线上下都有', en: 'an ECG lies on both sides of zero' },
    { zh: '减去基线了吗？符号位对吗？', en: 'Was its offset taken off? Is its sign kept?' },
  ),
} as const satisfies Record<string, Law>
