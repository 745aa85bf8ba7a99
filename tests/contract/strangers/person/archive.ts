import { both, later, plus, replace, reversed, set, swapped, taken, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const archive = strangersOf({
  'archive.listDocuments': [
    {
      what: 'the years count files',
      why: 'the list has two of 2026',
      by: 'itself',
      at: 'ps=20',
      wrong: plus('years[1].total', 1),
    },
    {
      what: 'the years by the day of the upload',
      why: 'the documents lie in three years',
      by: 'itself',
      at: 'ps=20',
      wrong: set('years', [{ year: 2026, total: 4 }]),
    },
    {
      what: 'type and name part',
      why: 'laboratory is 化验',
      by: 'a rule',
      wrong: set('list[0].typeName', '门诊'),
    },
    {
      what: 'oldest first',
      why: 'the newest day first',
      by: 'a rule',
      at: 'ps=20',
      wrong: reversed('list'),
    },
    {
      what: 'of a day after its upload',
      why: 'nobody uploads what is to come',
      by: 'a rule',
      wrong: set('list[0].day', '2026-03-20'),
    },
    {
      what: 'the little picture of another file',
      why: 'its address has another id',
      by: 'itself',
      at: 'ps=20',
      wrong: replace('list[0].files[0].thumbnailUrl', '8b17214d', 'dd62d543'),
    },
    {
      what: 'width and height have changed places',
      why: 'a picture on its side is possible',
      by: 'itself',
      label: 'possible',
      at: 'ps=20',
      wrong: swapped('list[0].files[0]', ['width', 'height']),
    },
    {
      what: 'a document is missing',
      why: 'the reports list four',
      by: 'another answer',
      at: 'ps=20',
      wrong: without('list', 3),
    },
    {
      what: 'links that have ended',
      why: 'their own expiry lies before now',
      by: 'itself',
      at: 'ps=20',
      wrong: replace('list[].files[].url', /expires=\d+/, 'expires=1772300000'),
    },
    {
      what: 'uploaded at another moment',
      why: 'the reports have 19:00',
      by: 'another answer',
      at: 'ps=20',
      wrong: later('list[0].createdAt', 5),
    },
  ],
  'feedback.listFeedback': [
    {
      what: 'answered before it was written',
      why: 'a reply comes later',
      by: 'itself',
      wrong: later('[1].repliedAt', -48),
    },
    {
      what: 'a reply, and nobody knows when',
      why: 'both or none',
      by: 'itself',
      wrong: set('[1].repliedAt', null),
    },
    {
      what: 'a moment of a reply, and no reply',
      why: 'both or none',
      by: 'itself',
      wrong: set('[0].repliedAt', '2026-03-02T09:00:00+08:00'),
    },
    {
      what: 'type and name part',
      why: 'device is 设备问题',
      by: 'a rule',
      wrong: set('[0].typeName', '功能异常'),
    },
    {
      what: 'the contact is whole',
      why: 'it is masked',
      by: 'a rule',
      wrong: set('[].contact', '13800000001'),
    },
    { what: 'oldest first', why: 'newest first', by: 'a rule', wrong: reversed('') },
    {
      what: 'the replies are one off',
      why: 'what goes with what only a person sees: sizes of letters, steps',
      by: 'itself',
      label: 'unlikely',
      wrong: both(
        taken('[1].reply', { at: 'feedback-list', place: '[2].reply' }),
        taken('[2].reply', { at: 'feedback-list', place: '[1].reply' }),
      ),
    },
    {
      what: 'the contact of her son',
      why: 'she may have given his',
      by: 'another answer',
      label: 'possible',
      wrong: set('[0].contact', '138****0002'),
    },
  ],
})
