import { later, replace, set, swapped, taken, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const OTHER_ID = '00000000-0000-4000-8000-000000000000'

export const kept = strangersOf({
  'archive.listDocuments': [
    {
      what: 'two of a year with one',
      why: 'one of the four is of 2025',
      by: 'itself',
      at: 'ps=20',
      wrong: set('years[1].total', 2),
    },
    {
      what: 'a second page like the first',
      why: 'the same ids are there again',
      by: 'another answer',
      at: 'pn=2',
      wrong: taken('list', { at: 'archive/v1/app/list?pn=1&ps=2', place: 'list' }),
    },
    {
      what: 'a picture at the address of another',
      why: 'its address has another id',
      by: 'itself',
      wrong: replace('list[0].files[0].url', /image\/[^?]+/, `image/${OTHER_ID}`),
    },
    {
      what: 'width and height exchanged',
      why: 'a picture may lie on its side',
      by: 'itself',
      label: 'possible',
      wrong: swapped('list[0].files[0]', ['width', 'height']),
    },
  ],
  'feedback.listFeedback': [
    {
      what: 'a reply before the question',
      why: 'it was asked on 15 February',
      by: 'itself',
      wrong: later('[1].repliedAt', -24),
    },
    {
      what: 'the phone of another',
      why: 'her devices have 0001',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('[0].contact', '138****0002'),
    },
    {
      what: 'a content cut within a character',
      why: 'the last character is broken',
      by: 'itself',
      wrong: texts('[0].content', (text) => `${text.slice(0, 12)}\uFFFD`),
    },
    {
      what: "the reply to another's question",
      why: 'an owner may write anything',
      by: 'itself',
      label: 'possible',
      wrong: swapped('[1]', ['content', 'reply']),
    },
  ],
  'records.listComparisons': [
    {
      what: 'a second page of what has one',
      why: 'two in all are on the first page of two',
      by: 'another answer',
      at: '"pn":2',
      wrong: taken('list', { at: '"pn":1,"ps":2', place: 'list' }),
    },
    {
      what: 'one systolic without its diastolic',
      why: 'a monitor gives both',
      by: 'itself',
      wrong: set('list[0].deviceDbp', null),
    },
  ],
  'records.listComparisonNames': [
    {
      what: 'names encoded twice',
      why: 'the text is a list',
      by: 'a rule',
      wrong: texts('ruleJson', (text) => JSON.stringify(text)),
    },
    {
      what: 'names of a text that is cut',
      why: 'the text is no JSON any more',
      by: 'a rule',
      person: 'son',
      wrong: texts('ruleJson', (text) => text.slice(0, -3)),
    },
    {
      what: 'a name that is there two times',
      why: 'who is meant would not be known',
      by: 'itself',
      label: 'unlikely',
      person: 'patient',
      wrong: set('ruleJson', '["本人","本人","儿子","女儿"]'),
    },
  ],
})
