// Both Prisma clients from the one set of models; neither needs a database server.
import { spawnSync } from 'node:child_process'

for (const url of ['file:./data/kangban.db', 'postgresql://localhost/kangban']) {
  const { status, stdout, stderr } = spawnSync('prisma', ['generate'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url },
    shell: process.platform === 'win32',
  })

  if (status !== 0) {
    console.error(stdout + stderr)
    process.exit(1)
  }
}
