import type { Words } from './words.ts'

export const SURVEY_WORDS: Words = {
  code: ['问卷的代码，tcm 是中医体质', 'Which survey; tcm asks for the constitution'],
  title: ['题目', 'Title'],
  intro: ['开头的说明', 'What is said first'],
  ruleNote: ['按什么规则计分', 'By which rule the answers are scored'],
  options: ['每道题的选项', 'The same choice for every question'],
  'options.value': ['选项的编号，答题用', 'What is sent'],
  'options.label': ['选项的文字', 'What is shown'],
  questions: ['各道题', 'The questions'],
  'questions.id': ['题的编号', 'By which the question is named'],
  'questions.text': ['题目', 'The question'],
  lastAnsweredDay: [
    '上次答题的日期；没答过为 null',
    'When it was answered last; null for somebody who never did',
  ],
  answers: [
    '按题的编号的答案，每题都要答，1 没有 到 5 总是',
    'Answers by the ids of the questions, all of them, from 1 never to 5 always',
  ],
  day: ['答题的日期', 'Day of the answers'],
  nextStep: ['接下来怎么做', 'What to do now'],
}
