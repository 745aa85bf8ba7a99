// The sizes, numbers and times that the service as a whole holds its callers to; SECURITY.md tells them. What a feature
// allows (codes by SMS, pictures, contacts) stands with that feature, and how large bodies may be with the contract.
import { availableParallelism } from 'node:os'
import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'

const KIB = 1024
const MIB = 1024 * KIB

export const LIMITS = {
  /** The largest upload: a photo of a modern phone fits, a film does not. */
  fileBytes: 10 * MIB,
  formFiles: 1,
  formFields: 5,
  /** A name of a path, where tRPC puts the names of a batch. */
  pathNameLength: 5000,
  /** Open at once: of an address where no proxy stands before the service, and of all. */
  connectionsOfAddress: 256,
  connectionsOfAll: 4096,
  /** Until the headers of a request are there. */
  headersMs: 15 * MS_PER_SECOND,
  /** Until a request is there to its last byte; then the connection is cut. 10 MiB in it are 1.4 Mbit/s. */
  requestMs: 60 * MS_PER_SECOND,
  /** How often it is looked for requests that are late. */
  lateRequestsMs: 5 * MS_PER_SECOND,
  /** Before it closes: for so long a balancer that looks at no readiness learns by its reads that the service leaves. */
  breakReadsMs: 1.5 * MS_PER_SECOND,
  /** From being asked to stop until connections are cut, and until the process ends whatever it still does. */
  closingMs: 6 * MS_PER_SECOND,
  endingMs: 9 * MS_PER_SECOND,
  /**
   * Calls of an account, or of an address where nobody is logged in, in a minute at one replica; in production alone, since
   * tests and benchmarks ask more. A page asks for twenty at most.
   */
  callsAMinute: 1200,
  /** Streams of live values of an account at one replica: a page has one. */
  streamsOfAccount: 10,
  /** Uses of services that are counted of an account in a day. */
  clicksADay: 200,
  /** Records of many hours that an account keeps: of 24 hours, 40 MB each. */
  holterRecords: 60,
  /** Marks of one ECG that its owner calls wrong. */
  markDenials: 1000,
  /** Calls in one request of the tRPC face. */
  batchCalls: 10,
  /** Bodies of more than these bytes, or of unknown length, that are on their way at once. */
  largeBodyBytes: 64 * KIB,
  /** Of an account, or of an address where nobody is logged in. */
  largeBodiesAtOnce: 20,
  /** Exports at once: of an account at all replicas, and of all accounts at one. */
  exportsOfAccount: 1,
  exportsOfAll: 4,
  /** And begun in an hour, of an account at all replicas. */
  exportsAnHour: 20,
  /** Single records of an account as EDF+ or WFDB. */
  recordFilesAnHour: 120,
  /** So long an export waits for another replica to let go of the account's place. */
  exportWaitMs: 250,
  /** A ZIP of all own data is made while it is read, so that its reader may be slow; a day of ECG has tens of megabytes. */
  exportMs: 900 * MS_PER_SECOND,
  /**
   * Threads for calls whose work takes over 20 ms, beside the loop's own, and how many may wait for one: an ECG of ten
   * minutes takes 0.3 s, so that who waits last waits some seconds, with 4 MB each in the memory. One that no core is left for
   * would only hold memory, some 65 MB with the fonts of PDFs.
   */
  threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
  threadQueue: 16,
  /** A thread that has nothing to do holds some 30 MB; the first PDF of a new one loads library and fonts, 0.5 s. */
  idleThreadMs: 2 * MS_PER_MINUTE,
  /** So long work that is begun is waited for when the service ends. */
  threadEndMs: MS_PER_SECOND,
  /** Threads are this much nicer than the loop, where the system knows it: whoever waits for little goes first. */
  threadNice: 10,
  /** Calls begin in a turn of the loop as long as they fit into so much time by what the last ones took, and up to so many. */
  turnMs: 15,
  callsOfTurn: 16,
  /**
   * Calls are refused while a turn of the loop takes this long in the mean of a second. Two busy cores under 200 connections
   * had single turns of up to 7 s when all was done in the loop, and now of 0.2 s; other tests on them make it more.
   */
  loopDelayMs: 3 * MS_PER_SECOND,
  /** And while so much of the heap's limit is used: what is not collected yet counts, so that less would be usual. */
  heapShare: 0.95,
  /** Whoever is refused because too much is asked is told to come again after so long. */
  retryAfterSeconds: 5,
  /** Notes of refused tries that wait to be written, each in a millisecond or two; a flood of more is told to the log. */
  notesWaiting: 2000,
  /** So often it is looked whether the sessions of all streams of live values go on: they end within a second. */
  sessionLookMs: MS_PER_SECOND / 2,
  /** The clock of a device or a phone may run ahead by so much; what it measured is stored, and so it is shown. */
  clockAheadMs: 5 * MS_PER_MINUTE,
  /** What is remembered of health that has not changed, in characters of JSON: some 30 MB of memory. */
  rememberedCharacters: 16 * MIB,
  /** And for so long at most: what somebody has erased is not kept longer either. */
  rememberedMs: 15 * MS_PER_MINUTE,
  /** PostgreSQL: until there is a connection, until a statement is ended there, until its answer is given up here. */
  databaseConnectMs: 10 * MS_PER_SECOND,
  databaseStatementMs: 30 * MS_PER_SECOND,
  databaseAnswerMs: 35 * MS_PER_SECOND,
  /**
   * A standby: how often and how long a call looks whether it has what was committed, until it is given up for not answering,
   * and how long it is left alone then. A read that it hangs over is given up for one on the primary.
   */
  standbyLookMs: 2,
  standbyWaitMs: 20,
  standbyAnswerMs: MS_PER_SECOND / 4,
  standbyRestMs: 5 * MS_PER_SECOND,
  standbyReadMs: 3 * MS_PER_SECOND,
  /**
   * An object store: how long nothing may come of a connection, how often it is tried, and until its answer is given up. A photo
   * of 10 MiB needs 11 Mbit/s to it.
   */
  filesSilenceMs: 4 * MS_PER_SECOND,
  filesTries: 3,
  filesAnswerMs: 8 * MS_PER_SECOND,
} as const
