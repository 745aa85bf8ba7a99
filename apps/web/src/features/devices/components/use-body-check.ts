import { MESSAGES } from '@kangban/contracts'
import { useNavigate } from 'react-router-dom'
import { quietClient } from '../../../api/quiet-client.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { BINDING } from '../copy.ts'

/** Steps and energy need height and weight: asked before a device is looked for, and filled in first. */
export function useBodyCheck() {
  const navigate = useNavigate()

  return async (): Promise<boolean> => {
    try {
      const known = await quietClient.profile.getHealthInfo.query({})
      if (known?.height && known.weight) return true
    } catch (cause) {
      console.warn('height and weight could not be asked', cause)
      toast({ title: BINDING.bodyCheckFailed })
      return false
    }

    toast({ title: MESSAGES.bodyMissing, type: 'warning' })
    void navigate('/information')
    return false
  }
}
