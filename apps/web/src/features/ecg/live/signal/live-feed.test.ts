import { describe, expect, it } from 'vitest'
import { LiveFeed } from './live-feed.ts'

const samples = (count: number) => new Float32Array(count).fill(0.1)

describe('LiveFeed', () => {
  it('draws by elapsed time x 512 in steps of 10, a tenth of a second behind the recorder', () => {
    const feed = new LiveFeed()
    for (let block = 0; block < 20; block++)
      feed.place({ startSample: block * 256, samples: samples(256) }, 1000 + block * 500)
    expect(feed.advance(1000)).toBe(0)
    expect(feed.advance(1100)).toBe(0)
    expect(feed.advance(2100)).toBe(510)
    expect(feed.advance(3100)).toBe(1020)
  })

  it('waits for samples that have not come and catches up with the clock', () => {
    const feed = new LiveFeed()
    feed.place({ startSample: 0, samples: samples(256) }, 0)
    expect(feed.advance(1100)).toBe(250)
    feed.place({ startSample: 256, samples: samples(256) }, 1150)
    expect(feed.advance(1150)).toBe(510)
  })

  it('saves a late block although the pen has passed it', () => {
    const feed = new LiveFeed()
    feed.place({ startSample: 100, samples: samples(100) }, 0)
    feed.advance(1000)
    feed.place({ startSample: 0, samples: samples(100) }, 1000)
    expect(feed.buffer.measured).toBe(200)
    expect(feed.signal.trace(0, 100).every(Number.isNaN)).toBe(true)
  })

  it('has drawn nothing before anything came', () => {
    expect(new LiveFeed().advance(5000)).toBe(0)
  })
})
