// Only compiled: each line is a mistake that the types made of the document must tell, and one that they do not is an error.
import createClient from 'openapi-fetch'
import type { paths } from './kangban.d.ts'

const { GET, POST } = createClient<paths>()

// @ts-expect-error -- no such call
await GET('/user/v1/list/contact')
// @ts-expect-error -- a call that is read is not posted
await POST('/user/v1/list/contacts')
// @ts-expect-error -- a field that the call needs is left out
await POST('/user/v1/save/contacts', { body: { contactName: '邻居' } })
// @ts-expect-error -- a number where a text is asked for
await POST('/user/v1/save/contacts', { body: { contactName: '邻居', contactPhone: 139 } })
// @ts-expect-error -- the query says which contact
await GET('/user/v1/delete/contacts')

const { data } = await GET('/user/v1/list/contacts')
// @ts-expect-error -- a failure has no data
console.log(data?.data.length)
// @ts-expect-error -- no such field of a contact
console.log(data?.data?.[0]?.contactName)
