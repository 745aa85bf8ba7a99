import { both, replace, reversed, rows, set, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const lookup = strangersOf({
  'lookup.listDiseaseCategories': [
    {
      what: 'a disease in no category',
      why: 'the list of all names has it',
      by: 'another answer',
      wrong: without('classify[0].typeNames', 0),
    },
    {
      what: 'another order of the categories',
      why: 'no order is promised',
      by: 'a rule',
      label: 'possible',
      wrong: reversed('classify'),
    },
    {
      what: 'a category that has lost its names',
      why: 'the names of it are in the list of all',
      by: 'another answer',
      person: 'son',
      wrong: set('classify[1].typeNames', []),
    },
  ],
  'lookup.listDiseaseNames': [
    {
      what: 'the first category alone',
      why: 'the categories have 346',
      by: 'another answer',
      person: 'patient',
      wrong: rows('', (all) => all.slice(0, 20)),
    },
  ],
  'lookup.getDisease': [
    {
      what: 'what is good and what is not exchanged',
      why: 'what begins with 忌 is below 宜',
      by: 'itself',
      wrong: both(set('tags[0].title', '忌'), set('tags[1].title', '宜')),
    },
    {
      what: 'a paragraph twice',
      why: 'a heading is there twice',
      by: 'itself',
      person: 'son',
      wrong: rows('content', (all) => [all[0], ...all]),
    },
    {
      what: 'a threshold of the other pressure',
      why: 'an author may write 130/80',
      by: 'itself',
      label: 'possible',
      wrong: replace('content[0].rows[1].content', '135/85', '130/80'),
    },
  ],
  'backend.getBackend': [
    {
      what: 'another version',
      why: 'a back end may have any',
      by: 'itself',
      label: 'possible',
      wrong: set('version', '0.2.0'),
    },
    {
      what: 'no version',
      why: 'an empty text is none',
      by: 'itself',
      person: 'son',
      wrong: set('version', ''),
    },
  ],
})
