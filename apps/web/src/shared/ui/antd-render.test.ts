// @vitest-environment jsdom
import { act } from '@testing-library/react'
import Dialog from 'antd-mobile/es/components/dialog'
import Toast from 'antd-mobile/es/components/toast'
import { beforeAll, expect, it, vi } from 'vitest'
import { connectAntdMobile } from './antd-render.ts'

beforeAll(connectAntdMobile)

it('lets the imperative toast and dialog of antd-mobile appear under React 19', async () => {
  act(() => void Toast.show({ content: '来了', duration: 0 }))
  await vi.waitFor(() => expect(document.body.textContent).toContain('来了'))
  act(() => void Dialog.show({ content: '也来了' }))
  await vi.waitFor(() => expect(document.body.textContent).toContain('也来了'))
})
