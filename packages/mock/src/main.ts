#!/usr/bin/env node
import { command } from './command.ts'

const running = await command(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
})

if (running) {
  const stop = () => void running.stop().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
}
