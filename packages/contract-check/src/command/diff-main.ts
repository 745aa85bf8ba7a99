import { diffCommand } from './diff-command.ts'

process.exitCode = diffCommand(process.argv.slice(2), {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  date: () => new Date(),
})
