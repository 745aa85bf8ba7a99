import { both, fieldMoved, replace, rows, set, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const lookup = strangersOf({
  'lookup.listDiseaseCategories': [
    {
      what: 'a name in two categories',
      why: 'of all names each stands in one',
      by: 'itself',
      label: 'unlikely',
      wrong: (data, answered) =>
        rows('classify[1].typeNames', (all) => [...all, '高血压'])(data, answered),
    },
    {
      what: 'a disease that the list of names does not have',
      why: 'all diseases of the lookup stand there',
      by: 'another answer',
      wrong: set('classify[0].typeNames[2]', '甲乙丙病'),
    },
    {
      what: 'an empty category',
      why: 'a category has its diseases',
      by: 'itself',
      label: 'unlikely',
      wrong: set('classify[2].typeNames', []),
    },
    {
      what: 'a category is missing',
      why: 'the list of names has its diseases',
      by: 'another answer',
      wrong: without('classify', 3),
    },
    {
      what: 'the names are one category off',
      why: 'the detail of 高血压 says 心血管内科, its category 脑',
      by: 'another answer',
      label: 'unlikely',
      wrong: fieldMoved('classify', 'typeNames'),
    },
  ],
  'lookup.listDiseaseNames': [
    {
      what: 'a disease is missing',
      why: 'the categories have it',
      by: 'another answer',
      wrong: without('', 4),
    },
    {
      what: 'a name twice',
      why: 'a name stands once',
      by: 'itself',
      label: 'unlikely',
      wrong: rows('', (all) => [...all, all[0]]),
    },
    {
      what: 'in traditional characters',
      why: 'the categories have 高血压',
      by: 'another answer',
      wrong: replace('[0]', '血压', '血壓'),
    },
    {
      what: 'sorted by pinyin',
      why: 'no order is promised',
      by: 'itself',
      label: 'possible',
      wrong: rows('', (all) =>
        (all as string[]).toSorted((first, second) => first.localeCompare(second, 'zh')),
      ),
    },
  ],
  'lookup.getDisease': [
    {
      what: 'another disease than was asked for',
      why: '高血压 was asked for',
      by: 'a rule',
      wrong: set('dise_name', '冠心病'),
    },
    {
      what: 'a section stands twice',
      why: 'a title stands once',
      by: 'itself',
      label: 'unlikely',
      wrong: rows('content', (all) => [...all, all[1]]),
    },
    {
      what: 'do and do not have changed titles',
      why: '戒烟 is no 忌',
      by: 'itself',
      wrong: both(set('tags[0].title', '忌'), set('tags[1].title', '宜')),
    },
    {
      what: 'a list of one text',
      why: 'the content of a list is its points',
      by: 'a rule',
      wrong: set('content[1].rows[0].content', '大多没有不舒服；有人头胀'),
    },
    {
      what: 'the limit of an older guideline',
      why: 'the words are free',
      by: 'itself',
      label: 'possible',
      wrong: replace('content[0].rows[1].content', '135/85', '140/90'),
    },
    {
      what: 'said by somebody else',
      why: 'the categories have another attribution',
      by: 'another answer',
      wrong: set('kangban.attribution', '内容来源于第三方健康科普网站，仅供参考'),
    },
  ],
})
