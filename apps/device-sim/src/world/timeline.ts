import { MINUTES_PER_DAY } from '@kangban/china-time'
import type { Clock } from './clock.ts'

/** A week in a minute: central and service take it whole, since time waits for a central that is behind. */
export const MAX_SPEED = 7 * MINUTES_PER_DAY

/** A stretch of the past that is lived through again, faster than it was. */
export interface Play {
  readonly fromUnixMs: number
  /** Where it ends; undefined for now, whenever that is reached. */
  readonly untilUnixMs: number | undefined
  /** Simulated seconds in a real one, 1 to `MAX_SPEED`. */
  readonly speed: number
}

export interface TimelineOptions {
  /** Real time, Unix milliseconds. */
  readonly wall: () => number
  /** Whether time has to wait, because somebody takes what was sent too slowly. Asked while a play runs only. */
  readonly isHeld?: () => boolean
  /** Time has moved by so much at one stroke: a play began, or ended before it had caught up. */
  readonly onJump?: (distanceMs: number) => void
  /** A play ended, or was broken off; time is now the present and runs as fast as it really does. */
  readonly onPlayEnd?: () => void
}

interface Task {
  due: number
  readonly intervalMs: number | undefined
  readonly run: () => void
}

/** What a stalled process has missed of a play is played later, not all at once. */
const MAX_STEP_MS = 250

/**
 * The time of one person and their devices: the present, or a play that catches up with it, so that no time stamp ever
 * lies in the future. Tasks run at exactly the simulated moment that they are due, in order, however late the process.
 */
export class Timeline implements Clock {
  private readonly options: TimelineOptions
  /** In the order in which they were set. */
  private readonly tasks: Task[] = []
  private position: number
  private steppedAt: number
  private currentPlay: Play | undefined
  private running = false

  constructor(options: TimelineOptions) {
    this.options = options
    this.position = options.wall()
    this.steppedAt = this.position
  }

  now(): number {
    return this.position
  }

  get play(): Play | undefined {
    return this.currentPlay
  }

  get isIdle(): boolean {
    return this.tasks.length === 0
  }

  every(intervalMs: number, run: () => void): () => void {
    return this.add({ due: this.position + intervalMs, intervalMs, run })
  }

  after(delayMs: number, run: () => void): () => void {
    return this.add({ due: this.position + delayMs, intervalMs: undefined, run })
  }

  /** Throws RangeError for a start that is not in the past, or an end that is not between the start and now. */
  startPlay(play: Play): void {
    const wall = this.options.wall()
    if (!(play.fromUnixMs <= wall)) throw new RangeError('from: must not lie in the future')

    if (
      play.untilUnixMs !== undefined &&
      !(play.untilUnixMs > play.fromUnixMs && play.untilUnixMs <= wall)
    ) {
      throw new RangeError('until: must lie after from and not in the future')
    }

    this.currentPlay = play
    this.steppedAt = wall
    this.jumpTo(play.fromUnixMs)
  }

  /** Takes effect at once on the play that runs; nothing without one. */
  setSpeed(speed: number): void {
    if (this.currentPlay !== undefined) this.currentPlay = { ...this.currentPlay, speed }
  }

  /** Breaks a play off: it is the present again. */
  endPlay(): void {
    if (this.currentPlay === undefined) return
    this.currentPlay = undefined
    this.jumpTo(this.options.wall())
    this.options.onPlayEnd?.()
  }

  /** Runs what has fallen due. False when `isOverdue` ended it early. */
  advance(isOverdue: () => boolean = () => false): boolean {
    // A task may ask the radio, whose answer brings time up to date too.
    if (this.running) return true
    const wall = this.options.wall()
    const play = this.currentPlay
    const step = Math.min(wall - this.steppedAt, MAX_STEP_MS)
    this.steppedAt = wall
    if (play === undefined) return this.runTo(wall, isOverdue)
    const end = play.untilUnixMs ?? wall
    const done = this.runTo(Math.min(end, this.position + step * play.speed), isOverdue)

    if (this.position >= end && this.currentPlay === play) {
      // What was lived through up to the present needs no jump: time goes on from there.
      if (play.untilUnixMs === undefined) this.currentPlay = undefined
      if (play.untilUnixMs === undefined) this.options.onPlayEnd?.()
      else this.endPlay()
    }

    return done
  }

  /** Moves on to a moment and runs what falls due until then. For those who drive time themselves. */
  runTo(unixMs: number, isOverdue: () => boolean = () => false): boolean {
    this.running = true

    try {
      for (let task = this.nextBefore(unixMs); task !== undefined; task = this.nextBefore(unixMs)) {
        if (isOverdue() || (this.currentPlay !== undefined && this.options.isHeld?.() === true))
          return false
        this.position = Math.max(this.position, task.due)
        if (task.intervalMs === undefined) this.remove(task)
        else task.due += task.intervalMs
        task.run()
      }

      this.position = Math.max(this.position, unixMs)
      return true
    } finally {
      this.running = false
    }
  }

  private add(task: Task): () => void {
    this.tasks.push(task)
    return () => this.remove(task)
  }

  private remove(task: Task): void {
    const at = this.tasks.indexOf(task)
    if (at >= 0) this.tasks.splice(at, 1)
  }

  /** A person has a dozen tasks: looking through them all is faster than keeping them in order. */
  private nextBefore(unixMs: number): Task | undefined {
    let next: Task | undefined
    for (const task of this.tasks)
      if (task.due <= unixMs && (next === undefined || task.due < next.due)) next = task
    return next
  }

  private jumpTo(unixMs: number): void {
    const distance = unixMs - this.position
    this.position = unixMs
    for (const task of this.tasks) task.due += distance
    this.options.onJump?.(distance)
  }
}
