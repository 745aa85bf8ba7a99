import { runtimeConfig } from '../../config/runtime-config.ts'
import { Button } from '../ui/controls/Button.tsx'
import { confirm } from '../ui/layers/confirm.ts'
import { RESCUE } from '../ui/copy.ts'

const follow = (link: string) => location.assign(link)

/** Calls for help by telephone, after naming who will answer. */
export function RescueButton({ dial = follow }: { dial?: (link: string) => void }) {
  const call = async () => {
    const { phones, company } = runtimeConfig()

    const yes = await confirm({
      title: RESCUE.title,
      content: RESCUE.content(RESCUE.callee(phones.rescue, company.name)),
      okText: RESCUE.ok,
      cancelText: RESCUE.cancel,
      tone: 'danger',
    })

    if (yes) dial(`tel:${phones.rescue}`)
  }

  return (
    <Button variant="rescue" onClick={() => void call()}>
      {RESCUE.button}
    </Button>
  )
}
