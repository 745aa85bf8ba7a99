import { shanghaiDay } from '@kangban/china-time'
import type { Wizard } from '@kangban/contracts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useSettings } from '../../../stores/settings.ts'
import { PERSON } from '../parts/copy.ts'
import { useHealthConsent } from '../parts/use-health-consent.ts'
import { firstMissing, type ListName, type Tag, toIsoDay } from './answers.ts'
import { dropBackup } from './backup.ts'
import { QUESTIONS } from './copy.ts'
import { type FIRST_STEP, type Question, questionsOf, type Step } from './questions.ts'
import { saveBirthday, saveStep } from './save-step.ts'
import { useDiseaseLists } from './use-disease-lists.ts'
import { offeredOf, useDraft } from './use-draft.ts'

const LAST: Step = 2
const after = (step: Step): Step => (step === 0 ? 1 : LAST)
const before = (step: Step): Step => (step === LAST ? 1 : 0)

/** Back to the archive that was corrected, else on to the home page. */
function useLeave() {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const fromArchive = typeof state === 'object' && state !== null && 'fromArchive' in state
  return () => void (fromArchive ? navigate(-1) : navigate('/health', { replace: true }))
}

const FIELDS = {
  gender: 'avatar',
  birthday: 'birthday',
  height: 'height',
  weight: 'weight',
  waistline: 'waistline',
  ethnicity: 'ethnicity',
  residence: 'locationCascaderValue',
  industry: 'industry',
} as const satisfies Record<(typeof FIRST_STEP)[number], keyof Wizard>

const isBasic = (question: Question): question is keyof typeof FIELDS => question in FIELDS

/** Why a single question cannot be left yet; those after the first step may stay open. */
function unanswered(question: Question, answers: Wizard, lacksConsent: boolean): string | null {
  if (question === 'consent') return lacksConsent ? PERSON.consentRequired : null
  if (!isBasic(question) || answers[FIELDS[question]] !== undefined) return null
  return QUESTIONS.missing(PERSON.labels[question])
}

function useAnswers() {
  const stored = useKeptQuery(api.profile.getHealthInfo.queryOptions({}))
  const kept = useDraft(stored.data)
  const lists = useDiseaseLists(kept.answers.avatar)
  return { ...kept, stored, lists, chosen: offeredOf(kept.chosen, lists) }
}

/** The questionnaire: its answers, where the person is in it, and its savings. */
export function useQuestionnaire() {
  const leave = useLeave()
  const { draft: now, change, answers, chosen, lists, stored } = useAnswers()
  const consent = useHealthConsent()
  const [state, setState] = useState<'editing' | 'saving' | 'failed'>('editing')
  // One question in view is read without hurry.
  const oneByOne = useSettings(({ elder }) => elder)
  const questions = questionsOf(now.active, { answers, chosen, consent: consent.needed })
  const at = Math.max(0, now.question ? questions.indexOf(now.question) : 0)
  const inView = oneByOne ? questions.slice(at, at + 1) : questions

  const go = (active: Step, question: Question | null = null) =>
    change(() => ({ active, question }))

  const answer = (given: Wizard) => change((draft) => ({ answers: { ...draft.answers, ...given } }))

  const chooseBirthday = (day: string) => {
    const birthday = toIsoDay(day)
    answer({ birthday })
    // Nothing is sent before the consent; it goes with the step then.
    if (consent.needed && !consent.ticked) return

    consent
      .give()
      .then(() => saveBirthday(birthday))
      .catch((cause: unknown) => console.warn('the birthday waits for its step', cause))
  }

  const choose = (name: ListName, tags: readonly Tag[], given: Wizard) =>
    change((draft) => ({
      answers: { ...draft.answers, ...given },
      chosen: { ...draft.chosen, [name]: tags },
    }))

  const finishStep = async () => {
    const missing = now.active === 0 ? firstMissing(answers, shanghaiDay(new Date())) : null
    const refusal = missing ?? (consent.needed && !consent.ticked ? PERSON.consentRequired : null)
    if (refusal) return toast({ title: refusal })
    setState('saving')

    try {
      await consent.give()
      await saveStep(now.active, answers, chosen)
    } catch (cause) {
      console.warn('the health info was not saved', cause)
      return setState('failed')
    }

    setState('editing')
    if (now.active < LAST) return go(after(now.active))
    dropBackup()
    // What was judged or shown by the old answers is asked for anew.
    void queryClient.invalidateQueries()
    return leave()
  }

  const nextQuestion = () => {
    const [question] = inView
    const refusal = question && unanswered(question, answers, consent.needed && !consent.ticked)
    if (refusal) toast({ title: refusal })
    else go(now.active, questions[at + 1])
  }

  const isLast = !oneByOne || at === questions.length - 1

  return {
    step: now.active,
    answers,
    chosen,
    lists,
    stored,
    consent,
    state,
    questions,
    inView,
    at,
    oneByOne,
    isLast,
    answer,
    chooseBirthday,
    choose,
    go,
    next: () => (isLast ? void finishStep() : nextQuestion()),
    /** Undefined at the first question. */
    previous:
      oneByOne && at > 0
        ? () => go(now.active, questions[at - 1])
        : now.active > 0
          ? () => go(before(now.active))
          : undefined,
    skip: () => (now.active < LAST ? go(after(now.active)) : leave()),
  }
}

export type Questionnaire = ReturnType<typeof useQuestionnaire>
