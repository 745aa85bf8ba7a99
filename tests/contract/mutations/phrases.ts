// Words beside a number, a moment or a code that say something else.
import { edited, isObject, isText, type Kind, kinds, lists, named, texts, within } from './kind.ts'

const put = (value: unknown) => () => value

/** Texts of the parts of sentences. */
const said = (from: RegExp, to: string) =>
  named(/[sS]entence$/, (parts) =>
    edited(parts, (value, key) =>
      isText(value) && key === 'text' ? value.replace(from, to) : value,
    ),
  )

/** A field of the matters that wait or are over. */
const ofMatter = (name: string, from: RegExp, to: string) =>
  within(['beganAt', 'lastAt'], name, (text) => (isText(text) ? text.replace(from, to) : text))

const SENTENCES: readonly Kind[] = kinds('identity', {
  'steps walked of their own in words': said(/走了 [\d,]+ 步/, '走了 9,876 步'),
  'steps left of their own in words': said(/差 [\d,]+ 步/, '差 12 步'),
  'a goal of its own in words': said(/离 [\d,]+ 步/, '离 8,000 步'),
  'minutes to walk of their own': said(/约 \d+ 分钟/, '约 3 分钟'),
  'another day told as the farthest': said(/周[一二三四五六日]最远/, '周三最远'),
  'another date told as the farthest': said(/\d+月\d+日最远/, '2月17日最远'),
  'a mean a day of its own in words': said(/平均每天走? ?[\d,]+ 步/, '平均每天走 9,999 步'),
  'more than the week before, in words alone': said(/走得和上周差不多/, '走得比上周多'),
  'a mean rate of its own in words': said(/心率平均 \d+/, '心率平均 88'),
  'a range of rates of its own in words': said(/在 \d+ 到 \d+ 之间/, '在 44 到 144 之间'),
  'a resting rate of its own in words': said(/安静时 \d+/, '安静时 81'),
  'a mean of oxygen of its own in words': said(/血氧平均 \d+%/, '血氧平均 92%'),
  'a lowest oxygen of its own in words': said(/最低 \d+%/, '最低 71%'),
  'falls of their own in words': said(/(有|低过) \d+ 次/, '$1 7 次'),
  'another limit in words': said(/低于 \d+%/, '低于 93%'),
  'nights of their own in words': said(/记录了 \d+ 晚/, '记录了 3 晚'),
  'readings of their own in words': said(/量了 \d+ 次/, '量了 9 次'),
  'a pressure of its own in words': said(/\d{3}\/\d{2,3}/, '118/76'),
  'done of their own in words': said(/做了 \d+ 件/, '做了 9 件'),
  'due of their own in words': said(/今天 \d+ 件/, '今天 12 件'),
  'unread of their own in words': said(/有 \d+ 份/, '有 11 份'),
  'the weekly report told with a mean of its own': said(/平均 \d+\/\d+ mmHg/, '平均 121/79 mmHg'),
  'a mean of its own in a text': texts(/平均 \d+\/\d+/, (text) =>
    text.replace(/平均 \d+\/\d+/, '平均 119/77'),
  ),
})

const MATTERS: readonly Kind[] = kinds('time', {
  'a matter of another day in words': ofMatter('when', /前天|昨天|今天/, '2月11日'),
  'a matter of today that is days ago': ofMatter('when', /前天|昨天|\d+月\d+日/, '今天'),
  'a matter of another hour in words': ofMatter('when', /\d\d:\d\d/, '17:17'),
  'a matter of other minutes in words': ofMatter('when', /约 \d+ 分钟/, '约 9 分钟'),
  'more times in words than there are events': ofMatter('count', /(\d+) 次/, '17 次'),
  'more nights in words than times': ofMatter('count', /(\d+) 夜/, '9 夜'),
  'another worst value in words': ofMatter('value', /\d+/, '61'),
  'days without care of their own': ofMatter('progress', /已经 \d+ 天/, '已经 9 天'),
  'a title of another kind': ofMatter('title', /血氧偏低|血压多次偏高/, '心率过慢'),
})

const REPORTS: readonly Kind[] = kinds('identity', {
  'a change of its own in words': within(['lastAverage'], 'changeText', (text) =>
    isText(text) ? text.replace(/\d+/, '77') : text,
  ),
  'a change to the other side in words': within(['lastAverage'], 'changeText', (text) =>
    isText(text) ? text.replace('高', '低').replace('多', '少') : text,
  ),
  'no change although there is one': within(['lastAverage'], 'changeText', put('持平')),
  'a comparison of its own in words': within(['baseline'], 'comparison', (text) =>
    isText(text) ? text.replace(/[\d,]+/, '77') : text,
  ),
  'a comparison to the other side in words': within(['baseline'], 'comparison', (text) =>
    isText(text) ? text.replace(/高(?= \d)|多(?= \d)/, '少') : text,
  ),
  'findings counted otherwise in words': within(['points', 'grave'], 'text', (text) =>
    isText(text) ? text.replaceAll(/\d+ 次/g, '9 次') : text,
  ),
  'another weekday of the best day': within(['day'], 'reason', (text) =>
    isText(text) ? text.replace(/周[一二三四五六日]/, '周一') : text,
  ),
  'the change of a week of its own': within(['measures'], 'change', (text) =>
    isText(text) ? text.replace(/\d+/, '77') : text,
  ),
  'nights of their own for the doctor': named(/^conclusions$/, (rows) =>
    edited(rows, (value) =>
      isText(value) ? value.replace(/\d+ 夜里 \d+ 夜/, '9 夜里 8 夜') : value,
    ),
  ),
  'readings of their own for the doctor': named(/^conclusions$/, (rows) =>
    edited(rows, (value) =>
      isText(value) ? value.replace(/\d+ 次里 \d+ 次达到/, '9 次里 8 次达到') : value,
    ),
  ),
  'a range of a week of another title': lists((rows) =>
    rows.map((row) =>
      'reached' in row ? { ...row, title: String(row['title']).replace(/^\d+月/, '9月') } : row,
    ),
  ),
})

const CODES: readonly Kind[] = [
  ...kinds('identity', {
    'cash under the code of points': lists((rows) =>
      rows.map((row) => ('prizeType' in row ? { ...row, prizeType: '0001' } : row)),
    ),
    'points under the code of cash': lists((rows) =>
      rows.map((row) => ('prizeType' in row ? { ...row, prizeType: '0002' } : row)),
    ),
    'cash told as points': texts(
      /^现金红包/,
      (text) => text.replace('现金红包', '积分奖励'),
      /Explain/,
    ),
    'points that are still to be handed out': lists((rows) =>
      rows.map((row) => {
        const added = row['kangban']
        if (!isObject(added) || !('sendStatus' in added)) return row

        return String(row['detailExplain']).startsWith('积分')
          ? { ...row, kangban: { sendStatus: '1002' } }
          : row
      }),
    ),
    'cash that nobody hands out': lists((rows) =>
      rows.map((row) => {
        const added = row['kangban']
        if (!isObject(added) || !('sendStatus' in added)) return row

        return String(row['detailExplain']).startsWith('现金')
          ? { ...row, kangban: { sendStatus: null } }
          : row
      }),
    ),
    'high called normal': within(['state'], 'stateText', (text) =>
      text === '偏高' ? '正常' : text,
    ),
    'normal called high': within(['state'], 'stateText', (text) =>
      text === '正常' ? '偏高' : text,
    ),
    'high called low': within(['state'], 'stateText', (text) => (text === '偏高' ? '偏低' : text)),
    'low risk in words': within(['points'], 'levelText', put('低风险')),
    'another word for a verdict': within(['verdict', 'score'], 'verdictText', put('是')),
    'names of types of constitutions turned': texts(/^气虚质$/, put('湿热质'), /^name$/),
    'another word for a type of feedback': within(['content'], 'typeName', put('其他')),
    'another word for a type of document': within(['files'], 'typeName', put('处方')),
  }),
  ...kinds('presence', {
    'a disclaimer cut': named(/^disclaimer$/, (text) => (isText(text) ? text.slice(0, 12) : text)),
    'no disclaimer': named(/^disclaimer$/, put('')),
  }),
  ...kinds('order', {
    'feedback the oldest first': lists((rows) =>
      rows.every((row) => 'repliedAt' in row) ? rows.toReversed() : rows,
    ),
  }),
]

export const PHRASES: readonly Kind[] = [...SENTENCES, ...MATTERS, ...REPORTS, ...CODES]
