export * from './clocks.ts'
export * from './days.ts'
export * from './moments.ts'
export * from './units.ts'
