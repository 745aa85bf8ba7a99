import { setTimeout } from 'node:timers/promises'
import { command } from './command/command.ts'

process.exitCode = await command(process.argv.slice(2), {
  world: {
    fetch,
    now: () => performance.now(),
    sleep: (milliseconds) => setTimeout(milliseconds),
    date: () => new Date(),
  },
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
})
