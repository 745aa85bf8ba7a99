// The contract as handlers of MSW, for tests in Node that open no port.
import { contract, listOperations } from '@kangban/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Mock } from './mock.ts'

const METHODS = { GET: http.get, POST: http.post }

/**
 * One handler for each operation, which the mock answers by its rules and with its faults; `base` is where the app under test
 * believes the service to be, `*` for any host.
 */
export const handlers = (mock: Mock, base: string = '*/api'): HttpHandler[] =>
  listOperations(contract).map(([, { method, path }]) =>
    METHODS[method](base + path.replace(/\{(\w+)\}/g, ':$1'), async ({ request }) => {
      try {
        return await mock.fetch(request)
      } catch {
        // It was cut.
        return HttpResponse.error()
      }
    }),
  )
