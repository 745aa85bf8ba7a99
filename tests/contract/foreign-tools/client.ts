// What somebody writes who has the OpenAPI document alone: node client.ts BASE TOKEN saves a contact and prints all of them.
import { argv } from 'node:process'
import createClient from 'openapi-fetch'
import type { paths } from './kangban.d.ts'

const [baseUrl = '', authorization = ''] = argv.slice(2)
const { GET, POST } = createClient<paths>({ baseUrl, headers: { authorization } })

const saved = await POST('/user/v1/save/contacts', {
  body: { contactName: '邻居', contactPhone: '13912345678' },
})

if (saved.data?.code !== '1000') throw new Error(saved.data?.msg ?? saved.error?.msg)
const { data: contacts } = await GET('/user/v1/list/contacts')
const lines = contacts?.data?.map(({ name, phone }) => `${name} ${phone}`) ?? []
console.log(lines.join('\n'))
