import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'

export const getBackend: Handler<typeof contract.backend.getBackend, Context> = ({ context }) => ({
  backend: 'kangban',
  version: context.services.config.version,
})
