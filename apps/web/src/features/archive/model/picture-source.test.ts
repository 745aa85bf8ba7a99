import { expect, it } from 'vitest'
import { picturesOf, pictureUrl } from './picture-source.ts'

const PAGE = 'https://kangban.example/app/#/PictureDisplay'

it.each([
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/api/files/v1/image/1', 'https://kangban.example/api/files/v1/image/1'],
  ['javascript:alert(1)', null],
  ['  javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  ['blob:https://kangban.example/1', null],
  ['file:///etc/passwd', null],
  ['http://cdn.example/a.jpg', null],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['', null],
  ['https://', null],
])('of %s it opens %s', (text, url) => {
  expect(pictureUrl(text, PAGE)).toBe(url)
})

it('opens plain http only from the server that the app came from', () => {
  const page = 'http://127.0.0.1:8081/#/PictureDisplay'
  expect(pictureUrl('/a.jpg', page)).toBe('http://127.0.0.1:8081/a.jpg')

  expect([
    pictureUrl('http://127.0.0.1:9999/a.jpg', page),
    pictureUrl('//x.example/a.jpg', page),
  ]).toEqual([null, null])
})

it('takes several pictures with a title and the one that is open from the address', () => {
  const query = new URLSearchParams({ title: '化验单', n: '2' })
  for (const url of ['https://x.example/1.jpg?a=1&b=2', 'javascript:x', '/2.jpg'])
    query.append('url', url)

  expect(picturesOf(query, null, PAGE)).toEqual({
    title: '化验单',
    urls: ['https://x.example/1.jpg?a=1&b=2', 'https://kangban.example/2.jpg'],
    at: 1,
  })

  const places = ['0', '1', '9', 'x', '1.5'].map((n) => {
    query.set('n', n)
    return picturesOf(query, null, PAGE).at
  })

  expect(places).toEqual([0, 0, 1, 0, 0])
})

it('takes them from the navigation before the address, and nothing from a state of another shape', () => {
  const query = new URLSearchParams({ url: '/other.jpg', title: '别的' })
  const state = { pictures: { urls: ['/mine.jpg'], title: '体检报告' } }

  expect(picturesOf(query, state, PAGE)).toMatchObject({
    title: '体检报告',
    urls: ['https://kangban.example/mine.jpg'],
  })

  for (const wrong of [
    { pictures: { urls: [1], title: '' } },
    { pictures: null },
    { pictures: { urls: [] } },
    'x',
  ]) {
    expect(picturesOf(query, wrong, PAGE)).toMatchObject({ title: '别的' })
  }

  expect(picturesOf(new URLSearchParams(), null, PAGE)).toEqual({ title: '', urls: [], at: 0 })
})
