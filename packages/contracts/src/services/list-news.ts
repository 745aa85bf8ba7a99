import * as z from 'zod/mini'
import { link, queryInteger } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'
import { quantity } from '../quantities/quantity.ts'

export const NewsItem = z.object({ pic: link, title: z.string(), url: link })
export type NewsItem = z.infer<typeof NewsItem>

export const listNews = operation({
  origin: 'documented',
  method: 'GET',
  path: '/study/v1/app/news',
  summary: 'Articles of a kind; the services tab shows kind 2, health knowledge',
  input: z.object({ typeId: quantity('choice', queryInteger(1, 99, MESSAGES.newsTypeWrong)) }),
  output: z.array(NewsItem),
  ownership: 'catalogue',
  safety: 'read',
  example: {
    input: { typeId: 2 },
    output: [
      {
        pic: 'https://kangban.example.org/news/pressure.svg',
        title: '在家量血压，先学会这几步',
        url: 'https://kangban.example.org/articles/measure-blood-pressure',
      },
    ],
  },
})
