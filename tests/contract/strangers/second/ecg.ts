import { later, set, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const samples = (change: (samples: readonly string[]) => readonly string[]) =>
  texts('ecgContent', (text) => change(text.split(',')).join(','))

export const ecg = strangersOf({
  'ecg.getEcgRecord': [
    {
      what: 'every other sample',
      why: '30 seconds at 512 Hz are 15,360',
      by: 'itself',
      wrong: samples((all) => all.filter((_, index) => index % 2 === 0)),
    },
    {
      what: 'a trace upside down',
      why: 'electrodes can be worn the other way round',
      by: 'itself',
      label: 'possible',
      wrong: samples((all) => all.map((each) => String(-Number(each)))),
    },
    {
      what: 'the last ten seconds lost',
      why: '33 beats at 68 a minute take 29 seconds',
      by: 'itself',
      wrong: samples((all) => all.map((each, index) => (index < 10240 ? each : ''))),
    },
    {
      what: 'a corrected QT after Bazett',
      why: '384 ms at 68 a minute are 400 after Fridericia',
      by: 'itself',
      wrong: set('kangban.qtcFridericia', 409),
    },
    {
      what: 'a variability that is not in the summary',
      why: 'the summary says 14 ms',
      by: 'itself',
      wrong: set('hrv', 41),
    },
    {
      what: 'a moment eight hours on',
      why: 'the list of the day has 08:15',
      by: 'another answer',
      wrong: later('kangban.dataTime', 8),
    },
    {
      what: 'something urgent of a record without a finding',
      why: 'home says nothing of it',
      by: 'another answer',
      wrong: set('kangban.advice', '请今天把心电给医生看'),
    },
    {
      what: 'a trace cut off that is called whole no more',
      why: 'a watch could call 30 s of a longer record cut',
      by: 'itself',
      label: 'unlikely',
      wrong: set('kangban.complete', false),
    },
    {
      what: 'the same second over and over',
      why: 'a heart varies, and the standard deviation of its intervals is 14 ms',
      by: 'itself',
      wrong: samples((all) => all.map((_, index) => all[index % 448] ?? '')),
    },
    {
      what: 'samples in the byte order of another machine',
      why: 'neighbours jump by millivolts',
      by: 'itself',
      wrong: samples((all) =>
        all.map((each) => {
          const value = Math.round(Number(each) * 1000) & 0xffff
          const other = ((value & 0xff) << 8) | (value >> 8)
          return String((other > 0x7fff ? other - 0x10000 : other) / 1000)
        }),
      ),
    },
  ],
})
