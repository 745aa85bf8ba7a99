import { runtimeConfig } from '../../../config/runtime-config.ts'
import { wholeAddress } from '../../../host/h5-host.ts'
import { host } from '../../../host/host.ts'
import { savePicture } from '../../../shared/product/save-picture.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { SERVICES } from '../copy.ts'
import code from './doctor-group.png?no-inline'
import styles from './join-group.module.css'

const copy = SERVICES.privateDoctor

/** Sharing to a chat is the app's: a browser cannot say to whom. */
async function share(): Promise<void> {
  if (!host().can('sharePicture')) return toast({ title: SERVICES.onlyInApp })

  try {
    return await host().sharePicture({ url: wholeAddress(code) })
  } catch (cause) {
    console.warn('the picture was not shared', cause)
    return toast({ title: copy.shareFailed })
  }
}

/** The code by which one joins the group of the private doctor. */
export function JoinGroup({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title={copy.sheet} onClose={onClose}>
      <div className="stack middle gap-s3">
        <p className="text mid">{copy.text}</p>
        <img className={`rounded-l framed ${styles.code}`} src={code} alt={copy.alt} />
        {runtimeConfig().mode === 'demo' && <p className="hint mid">{copy.demo}</p>}
        <Button onClick={() => void savePicture(wholeAddress(code))}>{copy.save}</Button>
        <Button variant="outline" onClick={() => void share()}>
          {copy.share}
        </Button>
      </div>
    </Sheet>
  )
}
