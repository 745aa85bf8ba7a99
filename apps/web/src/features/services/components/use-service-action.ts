import { useNavigate } from 'react-router-dom'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { host } from '../../../host/host.ts'
import { callCentre, callee } from '../../../shared/product/rescue/call-centre.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { GATES, SERVICE as copy } from '../copy.ts'
import { hoursText, isOpenAt } from '../model/hours.ts'
import type { ServiceText } from '../model/service-text.ts'

const APPOINTMENT = '/makeanappointment'

/** The rescue centre arranges it: who is called is said first. */
async function arrange(title: string): Promise<void> {
  const yes = await confirm({
    title: copy.ask(title),
    content: copy.askText(callee(false), title),
    okText: copy.call,
    cancelText: copy.notNow,
  })

  if (yes) callCentre(false)
}

/** A doctor is rung while one answers; at other hours it says when. */
async function phone({ hours }: ServiceText): Promise<void> {
  if (hours && !isOpenAt(hours, Date.now())) {
    const content = copy.closedText(hoursText(hours))
    await confirm({ title: copy.closedTitle, content, okText: GATES.gotIt, cancelText: null })
    return
  }

  const { service } = runtimeConfig().phones

  const yes = await confirm({
    title: copy.phoneTitle,
    content: copy.phoneText(service),
    okText: copy.call,
    cancelText: copy.notNow,
  })

  if (yes) void host().dial({ phone: service })
}

/** What 获取服务 does once it is allowed. */
export function useServiceAction(service: ServiceText): () => void {
  const navigate = useNavigate()

  return () => {
    if (service.action === 'appointment') void navigate(APPOINTMENT)
    else if (service.action === 'phone') void phone(service)
    else void arrange(service.title)
  }
}
