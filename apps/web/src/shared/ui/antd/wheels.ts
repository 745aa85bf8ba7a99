// Loaded as one, by whatever shows a field with wheels, after it is shown: see lazy-wheels.ts.
export { CascadeWheels } from './CascadeWheels.tsx'
export { DateWheels } from './DateWheels.tsx'
export { NumberWheel } from './NumberWheel.tsx'
