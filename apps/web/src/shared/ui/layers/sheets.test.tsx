import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ActionSheet } from './ActionSheet.tsx'
import { GuideSheet } from './GuideSheet.tsx'

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

function Actions({ done }: { done: () => void }) {
  const [open, setOpen] = useState(true)
  const actions = [{ text: '拍照', onChoose: done }]

  return (
    <ActionSheet open={open} title="上传图片" actions={actions} onClose={() => setOpen(false)} />
  )
}

it('a list of actions does what is chosen and closes', async () => {
  const done = vi.fn<() => void>()
  render(<Actions done={done} />)
  tap('拍照')
  await dialogGone()
  expect(done).toHaveBeenCalledOnce()
})

it('a list of actions can be left', async () => {
  const done = vi.fn<() => void>()
  render(<Actions done={done} />)
  tap('取消')
  await dialogGone()
  expect(done).not.toHaveBeenCalled()
})

const STEPS = [
  { title: '装电池', text: '正极朝外。' },
  { title: '连接', text: '打开蓝牙。' },
]

function Guide({ finished }: { finished: () => void }) {
  const [open, setOpen] = useState(true)
  const finish = { text: '连接', onFinish: finished }

  return (
    <GuideSheet
      open={open}
      title="使用步骤"
      steps={STEPS}
      finish={finish}
      onClose={() => setOpen(false)}
    />
  )
}

it('a guide goes from step to step and back, and ends in its action', async () => {
  const finished = vi.fn<() => void>()
  render(<Guide finished={finished} />)
  expect(screen.getByText('第 1 步，共 2 步')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '上一步' })).toBeNull()
  tap('下一步')
  expect(screen.getByText('打开蓝牙。')).toBeTruthy()
  tap('上一步')
  tap('下一步')
  tap('连接')
  await dialogGone()
  expect(finished).toHaveBeenCalledOnce()
})

it('a guide can be skipped', async () => {
  const finished = vi.fn<() => void>()
  render(<Guide finished={finished} />)
  tap('跳过')
  await dialogGone()
  expect(finished).not.toHaveBeenCalled()
})
