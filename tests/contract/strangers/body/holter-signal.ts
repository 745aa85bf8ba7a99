import { both, edit, later, plus, replace, rows, set, texts, times } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const bytes = (place: string, change: (bytes: Uint8Array) => Uint8Array) =>
  texts(place, (text) => Buffer.from(change(Buffer.from(text, 'base64'))).toString('base64'))

export const holterSignal = strangersOf({
  'holter.listHolterRecords': [
    {
      what: 'the range of rates as shown is an older one',
      why: 'the hours beside it are 64 to 67',
      by: 'itself',
      wrong: set('list[0].rateText', '58–92'),
    },
    {
      what: 'the hours of the row are those of a day',
      why: 'ten minutes lie within one hour',
      by: 'itself',
      wrong: rows('list[0].hours', (hours) => Array.from({ length: 24 }, () => hours[0])),
    },
    {
      what: 'still receiving in the list',
      why: 'the record itself is ready, with its number of samples',
      by: 'another answer',
      wrong: set('list[0].status', 'receiving'),
    },
    {
      what: 'low of the hour is another one',
      why: 'the record itself has 64',
      by: 'another answer',
      wrong: both(set('list[0].hours[0].low', 60), set('list[0].rateText', '60–67')),
    },
    {
      what: 'the beginning is in UTC',
      why: 'the record itself begins at midnight',
      by: 'another answer',
      wrong: later('list[0].startedAt', -8),
    },
    {
      what: 'the total is that of everybody',
      why: 'the list of one page of ten has one',
      by: 'itself',
      wrong: set('total', 7),
    },
  ],
  'holter.readBeats': [
    {
      what: 'the count is one less',
      why: '656 numbers are there',
      by: 'itself',
      wrong: plus('count', -1),
    },
    {
      what: 'the last minute’s beats are missing',
      why: 'the record itself has 656',
      by: 'another answer',
      wrong: both(
        bytes('beats', (all) => all.subarray(0, 1200)),
        set('count', 600),
      ),
    },
    {
      what: 'intervals in milliseconds',
      why: 'they are samples; the record would last 1.9 times as long',
      by: 'a rule',
      wrong: bytes('beats', (all) =>
        all.map((byte, index) => (index % 2 === 1 ? byte + 13 : byte)),
      ),
    },
    {
      what: 'the count is that of two leads',
      why: '656 numbers are there',
      by: 'itself',
      wrong: times('count', 2),
    },
    {
      what: 'all beats are marked as wide',
      why: 'the record itself counts none',
      by: 'another answer',
      wrong: bytes('beats', (all) =>
        all.map((byte, index) => (index % 2 === 0 ? (byte & 0xfc) | 2 : byte)),
      ),
    },
  ],
  'holter.readBlocks': [
    {
      what: 'the block is another one than was asked for',
      why: 'the first was asked for',
      by: 'a rule',
      wrong: set('first', 1),
    },
    {
      what: 'a block is cut off',
      why: 'a block is 60 s, and only the last one may be shorter',
      by: 'a rule',
      wrong: edit('blocks[0]', (text) => String(text).slice(0, 20_000)),
    },
    {
      what: 'two blocks where one was asked for',
      why: 'one was asked for',
      by: 'a rule',
      wrong: rows('blocks', (all) => [...all, ...all]),
    },
    { what: 'no block', why: 'ten are there', by: 'another answer', wrong: set('blocks', []) },
  ],
  'holter.getHolterFileLink': [
    {
      what: 'a link to another record',
      why: 'the id that was asked for is another one',
      by: 'a rule',
      wrong: replace('url', 'c1e99e11', 'd1e99e11'),
    },
    {
      what: 'a link for a year',
      why: 'such links end after minutes, but this contract says it of others',
      by: 'a rule',
      label: 'unlikely',
      wrong: replace('url', /expires=\d+/, 'expires=1803959061'),
    },
  ],
})
