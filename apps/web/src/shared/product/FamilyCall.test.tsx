import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { startService } from '../../testing/start-service.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { FamilyCall } from './FamilyCall.tsx'

const open = (contacts: unknown) => {
  startService({ 'contacts.listContacts': () => contacts })
  vi.useRealTimers()
  renderPage(FamilyCall, '/mine')
}

const PERSON = { id: 'c1', name: '李建军（儿子）', phone: '13800000002' }

it('rings the first contact that has a number', async () => {
  open([{ ...PERSON, name: '李秀英', phone: null }, PERSON])

  expect((await screen.findByRole('link', { name: '打电话给儿子' })).getAttribute('href')).toBe(
    'tel:13800000002',
  )
})

it('rings a contact without a name all the same', async () => {
  open([{ id: null, name: null, phone: 13800000002 }])

  expect((await screen.findByRole('link', { name: '打电话给家人' })).getAttribute('href')).toBe(
    'tel:13800000002',
  )
})

it.each([null, [], [{ ...PERSON, phone: null }]])(
  'leads to where a number is added where the answer is %j',
  async (contacts) => {
    open(contacts)
    fireEvent.click(await screen.findByRole('button', { name: '添加家人电话' }))
    expect(location.hash).toBe('#/contacts')
    expect(screen.queryByRole('link')).toBeNull()
  },
)
