import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyPart } from './lazy-part.ts'

const partOf = (text: string) => lazyPart(async () => ({ default: () => text }))

const draw = (Part: ReturnType<typeof partOf>['Part']) =>
  render(
    <Suspense fallback="bones">
      <Part />
    </Suspense>,
  )

it('what was fetched before it is drawn is drawn at once', async () => {
  const { Part, load } = partOf('the page')
  await load()
  const { container } = draw(Part)
  expect(container.textContent).toBe('the page')
})

it('what was not is fetched when it is drawn', async () => {
  const { container } = draw(partOf('the page').Part)
  expect(container.textContent).toBe('bones')
  expect(await screen.findByText('the page')).toBeDefined()
})
