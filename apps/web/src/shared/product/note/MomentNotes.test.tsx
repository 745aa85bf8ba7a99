import { shanghaiMoment, shanghaiTime } from '@kangban/china-time'
import type { MomentNote } from '@kangban/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { startService } from '../../../testing/start-service.ts'
import { refused } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { MomentNotes } from './MomentNotes.tsx'
import { byMinute, slotOf, useMomentNotes, useNoteMarks } from './use-moment-notes.ts'

/** The clock of the fake service stands at noon of this day. */
const DAY = '2024-01-02'
const at = (clock: string) => shanghaiTime(shanghaiMoment(DAY, clock))
const walked: MomentNote = { at: at('09:30'), circumstances: ['exercised'], note: '走去菜场' }

function Subject() {
  const notes = useMomentNotes('heartRate', DAY)
  const marks = useNoteMarks(notes, byMinute)

  return (
    <>
      <output aria-label="marks">{JSON.stringify(marks)}</output>
      <MomentNotes notes={notes} clock="10:05" />
    </>
  )
}

async function open(begins: MomentNote[]) {
  await loadContracts()
  let stored = begins

  const service = startService({
    'notes.listNotes': () => stored,
    'notes.saveNote': ({ body }) => {
      const { metric: _, ...note } = body as unknown as MomentNote & { metric: string }
      const others = stored.filter((one) => one.at !== note.at)
      const isEmpty = note.circumstances === null && note.note === ''
      stored = isEmpty ? others : [...others, note].toSorted((a, b) => (a.at < b.at ? -1 : 1))
      return note
    },
  })

  renderPage(Subject, '/')
  await screen.findByRole('region', { name: '备注' })
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(begins.length))
  return service
}

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('writes at the moment pointed at, and numbers the words as the marks of the chart', async () => {
  await open([walked])
  press('写备注')
  const sheet = within(await screen.findByRole('dialog', { name: '心率的备注' }))
  expect(sheet.getByLabelText<HTMLInputElement>('什么时候').value).toBe('10:05')
  fireEvent.change(sheet.getByLabelText('什么时候'), { target: { value: '08:00' } })
  fireEvent.click(sheet.getByRole('button', { name: '头晕' }))
  fireEvent.click(sheet.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()).toEqual(['108:00头晕改删', '209:30刚运动 · 走去菜场改删'])

  expect(JSON.parse(screen.getByRole('status', { name: 'marks' }).textContent ?? '')).toEqual([
    { x: 480, number: 1 },
    { x: 570, number: 2 },
  ])
})

it('refuses an empty one and a minute that has one, and keeps what was typed when it fails', async () => {
  const service = await open([walked])
  press('写备注')
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(sheet.getByRole('button', { name: '保存' }))
  expect(sheet.getByRole('alert').textContent).toBe('请选一个，或者写一句')
  fireEvent.change(sheet.getByLabelText('写一句'), { target: { value: '换了药' } })
  fireEvent.change(sheet.getByLabelText('什么时候'), { target: { value: '09:30' } })
  fireEvent.click(sheet.getByRole('button', { name: '保存' }))
  expect(sheet.getByRole('alert').textContent).toBe('09:30 已有备注，请在那一条上点「改」')
  expect(service.callsOf('notes.saveNote')).toEqual([])
  fireEvent.change(sheet.getByLabelText('什么时候'), { target: { value: '09:35' } })
  service.answer('notes.saveNote', () => refused('noteInFuture'))
  fireEvent.click(sheet.getByRole('button', { name: '保存' }))

  await waitFor(() => expect(sheet.getByRole('alert').textContent).toBe('备注的时间不能晚于现在'))

  expect(sheet.getByLabelText<HTMLTextAreaElement>('写一句').value).toBe('换了药')
})

it('changes the words and leaves the time, removes, and takes the removal back', async () => {
  await open([walked])
  press('改备注 09:30')
  const sheet = within(await screen.findByRole('dialog', { name: '09:30 的备注' }))
  expect(sheet.queryByLabelText('什么时候')).toBeNull()
  fireEvent.change(sheet.getByLabelText('写一句'), { target: { value: '走回来' } })
  fireEvent.click(sheet.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(rows()).toEqual(['109:30刚运动 · 走回来改删']))
  press('删备注 09:30')
  await screen.findByText('已删掉09:30 的备注')
  await waitFor(() => expect(rows()).toEqual([]))
  press('撤销')
  await waitFor(() => expect(rows()).toEqual(['109:30刚运动 · 走回来改删']))
})

it('finds the slot of a minute, and none outside of them', () => {
  const place = slotOf(['00:00', '00:30', '01:00'])
  expect([0, 29, 30, 75, 90].map(place)).toEqual([0, 0, 1, 2, null])
})
