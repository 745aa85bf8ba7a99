import type { Words } from './words.ts'

export const LOOKUP_WORDS: Words = {
  typeName: ['疾病的名称', 'Name of the disease'],
  dise_name: ['疾病的名称', 'Name of the disease'],
  department_name: ['看哪个科', 'Which department to see'],
  content: ['一节一节的内容', 'What is known, section by section'],
  tags: ['分页的内容', 'Tabs, each a section'],
  title: ['题目', 'Heading'],
  rows: ['一行一行', 'Row by row'],
  'rows.type': [
    '这一行是什么：text 文字，list 要点，image 图片',
    'What the row is: text, a list or an image',
  ],
  'rows.content': ['文字、要点或图片的地址', 'The text, the points or the address of the picture'],
  attribution: ['内容从哪里来、不是什么', 'Where the words come from, and what they are not'],
  broadHeading: ['大类，文档里只有 1', 'The one heading that the documents know'],
  classify: ['各类疾病', 'Categories'],
  className: ['这一类的名称', 'Name of the category'],
  typeNames: ['这一类里的疾病', 'Names of its diseases'],
}
