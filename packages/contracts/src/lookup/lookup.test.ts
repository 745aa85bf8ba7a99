import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { contract } from '../contract.ts'

it('[API-044] all names of diseases are a list of texts', () => {
  const { output } = contract.lookup.listDiseaseNames

  expect(
    [['高血压'], [], [{ name: '高血压' }], {}].map((data) => z.safeParse(output, data).success),
  ).toEqual([true, true, false, false])
})

const detail = (rows: unknown[]) => ({
  dise_name: '高血压',
  department_name: '心血管内科',
  content: [{ title: '概述', rows }],
  tags: [{ title: '宜', rows: [] }],
  kangban: { attribution: '来源' },
})

const accepts = (rows: unknown[]) =>
  z.safeParse(contract.lookup.getDisease.output, detail(rows)).success

const answer = (classify: unknown) => ({ classify, kangban: { attribution: '来源' } })

it('[DISEASE-14] [DISEASE-16] categories are classify, each with className and typeNames', () => {
  const { output } = contract.lookup.listDiseaseCategories
  const category = { className: '心血管疾病', typeNames: ['高血压'] }
  expect(z.safeParse(output, answer([category])).success).toBe(true)

  expect(
    z.safeParse(output, answer([{ ...category, typeNames: [{ name: '高血压' }] }])).success,
  ).toBe(false)

  expect(z.safeParse(output, answer([{ typeNames: ['高血压'] }])).success).toBe(false)
  expect(z.safeParse(output, { kangban: { attribution: '来源' } }).success).toBe(false)
})

it('[DISEASE-15] [DISEASE-16] a detail has dise_name, department_name, content and tags, each with title and rows', () => {
  expect(accepts([{ type: 'text', content: '血压长期偏高。' }])).toBe(true)

  for (const field of ['dise_name', 'department_name', 'content', 'tags']) {
    const { [field]: _, ...rest } = detail([]) as Record<string, unknown>
    expect(z.safeParse(contract.lookup.getDisease.output, rest).success).toBe(false)
  }
})

it('[DISEASE-17] a row is a text, a list of texts or the address of an image', () => {
  expect(accepts([{ type: 'list', content: ['头晕', '头痛'] }])).toBe(true)
  expect(accepts([{ type: 'image', content: 'https://h5.example.com/lookup/01.svg' }])).toBe(true)
  expect(accepts([{ type: 'list', content: '头晕' }])).toBe(false)
  expect(accepts([{ type: 'text', content: ['头晕'] }])).toBe(false)
  expect(accepts([{ type: 'image', content: '一张图' }])).toBe(false)
  expect(accepts([{ type: 'video', content: 'https://h5.example.com/1.mp4' }])).toBe(false)
})
