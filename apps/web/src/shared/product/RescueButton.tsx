import { Button } from '../ui/controls/Button.tsx'
import { RESCUE_NAME } from '../ui/late-copy.ts'
import { useRescue } from './rescue/use-rescue.tsx'

/** Calls for help, after saying what will happen. */
export function RescueButton({ dial }: { dial?: (link: string) => void }) {
  const { press, layer } = useRescue(dial)

  return (
    <>
      <Button variant="rescue" onClick={press}>
        {RESCUE_NAME}
      </Button>
      {layer}
    </>
  )
}
