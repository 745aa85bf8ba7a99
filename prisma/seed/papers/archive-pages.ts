import type { DocumentType } from '@kangban/contracts'
import type { Page } from './draw-page.ts'

interface Paper {
  type: DocumentType
  daysAgo: number
  note: string
  /** For the day of the paper and the line that names the person. */
  pages: (day: string, person: string) => readonly Page[]
}

/** No such place. */
const CENTRE = '青禾社区卫生服务中心'
const HEAD = ['项目', '结果', '单位', '参考范围']

const checkup = (
  [day, person]: readonly [string, string],
  pressure: string,
  weight: string,
): Page => ({
  institution: CENTRE,
  title: '老年人健康体检报告',
  facts: [person, `体检日期：${day}`],
  rows: [
    HEAD,
    ['身高', '158', 'cm', '–'],
    ['体重', weight, 'kg', '46–60'],
    ['血压', pressure, 'mmHg', '90–140 / 60–90'],
    ['心率', '76', '次/分', '60–100'],
    ['空腹血糖', '5.7', 'mmol/L', '3.9–6.1'],
    ['血红蛋白', '126', 'g/L', '115–150'],
    ['肌酐', '68', 'umol/L', '41–81'],
    ['视力（左/右）', '4.6 / 4.7', '–', '–'],
  ],
  closing: [
    '结论：血压偏高，其余未见明显异常。',
    '建议：低盐饮食，规律服药，三个月后复查。',
    '主检医师：周敏',
  ],
})

/** Her papers, newest first. The clinic follows the hard week of her history, the blood test the clinic. */
export const GRANDMOTHERS_PAPERS: readonly Paper[] = [
  {
    type: 'laboratory',
    daysAgo: 20,
    note: '血脂复查，比上次好一些',
    pages: (day, person) => [
      {
        institution: '青禾医院检验科',
        title: '检验报告单',
        facts: [person, `标本：血清　　采样日期：${day}`],
        rows: [
          HEAD,
          ['总胆固醇', '5.6 ↑', 'mmol/L', '2.8–5.2'],
          ['甘油三酯', '1.6', 'mmol/L', '0.6–1.7'],
          ['高密度脂蛋白', '1.4', 'mmol/L', '1.0–1.9'],
          ['低密度脂蛋白', '3.3', 'mmol/L', '＜3.4'],
          ['血钾', '4.1', 'mmol/L', '3.5–5.3'],
        ],
        closing: ['检验者：沈丽　　审核者：高峰', '本报告仅对本次标本负责。'],
      },
    ],
  },
  {
    type: 'outpatient',
    daysAgo: 39,
    note: '心内科，血压高了一周去看的',
    pages: (day, person) => [
      {
        institution: '青禾医院',
        title: '门诊病历',
        facts: [person, `就诊日期：${day}　　科室：心血管内科`],
        rows: [
          ['项目', '内容'],
          ['主诉', '血压升高一周，偶有心慌'],
          ['既往史', '高血压12年，阵发性心房颤动3年'],
          ['查体', '血压 152/92 mmHg，心率 84 次/分'],
          ['心电图', '窦性心律，偶发早搏'],
          ['诊断', '高血压2级；阵发性心房颤动'],
        ],
        closing: [
          '处理：按医嘱调整降压药，每天早晚测血压并记录。',
          '四周后复诊，不适随诊。',
          '医师：陆文彬',
        ],
      },
    ],
  },
  {
    type: 'checkup',
    daysAgo: 75,
    note: '社区老年人免费体检',
    pages: (day, person) => [
      checkup([day, person], '146/88', '61'),
      {
        institution: CENTRE,
        title: '老年人健康体检报告（第2页）',
        facts: [person, `体检日期：${day}`],
        rows: [
          ['检查', '所见'],
          ['心电图', '窦性心律，大致正常'],
          ['腹部B超', '肝、胆、胰、脾、双肾未见明显异常'],
          ['骨密度', 'T值 −1.8，骨量减少'],
          ['认知筛查', '28分，正常'],
        ],
        closing: ['建议：补充钙和维生素D，注意防跌倒。', '主检医师：周敏'],
      },
    ],
  },
  {
    type: 'checkup',
    daysAgo: 436,
    note: '去年的体检，留着对比',
    pages: (day, person) => [checkup([day, person], '138/84', '62')],
  },
]
