import { useEffect, useState } from 'react'
import { MAX_IMAGES } from '@kangban/contracts'
import type { PhotoUploads } from '../../../shared/product/photos/photo-uploads.ts'
import { uploadsFor, usePhotos } from '../../../shared/product/photos/use-photo-uploads.ts'
import { useSession } from '../../../stores/session.ts'
import {
  type Draft,
  dropDraft,
  type Group,
  isKept,
  keepDraft,
  type Kept,
  type Pictures,
  picturesOf,
  readKept,
  storedOf,
} from '../model/draft.ts'

/** What the form begins with, below what was typed on this phone. */
export interface Beginning {
  /** Of the appointment that is changed; null for a new one. */
  id: string | null
  draft: Draft
  pictures: Pictures | null
}

interface Keeper {
  first: Kept
  keep: (changed: Partial<Kept>) => void
  drop: () => void
}

/** Keeps what is typed on the phone as it is typed: the page may be killed at any moment. */
function keeperOf(id: string | null, userCode: string): Keeper {
  const first = readKept(id, userCode)
  let newest = first

  return {
    first,
    keep: (changed) => {
      newest = { ...newest, ...changed }
      keepDraft(id, userCode, newest)
    },
    drop: () => {
      newest = { changes: {}, pictures: null }
      dropDraft(id)
    },
  }
}

/** The pictures of the page: those that are stored are there again after it was left. */
function useKeptUploads(pictures: Pictures, keep: Keeper['keep']): Record<Group, PhotoUploads> {
  const [uploads] = useState(() => ({
    diagnosticReports: uploadsFor('outpatient'),
    otherMaterials: uploadsFor('outpatient'),
  }))

  const [first] = useState(pictures)

  useEffect(() => {
    const { diagnosticReports, otherMaterials } = uploads
    diagnosticReports.addStored(first.diagnosticReports)
    otherMaterials.addStored(first.otherMaterials)

    const save = () =>
      keep({
        pictures: {
          diagnosticReports: storedOf(diagnosticReports.store.getState()),
          otherMaterials: storedOf(otherMaterials.store.getState()),
        },
      })

    const stops = [diagnosticReports, otherMaterials].map(({ store }) => store.subscribe(save))

    return () => {
      for (const stop of stops) stop()
      diagnosticReports.dispose()
      otherMaterials.dispose()
    }
  }, [uploads, first, keep])

  return uploads
}

/** What is being written. */
export function useDraft({ id, draft: base, pictures: before }: Beginning) {
  const userCode = useSession((state) => state.user?.userCode ?? '')
  const [keeper] = useState(() => keeperOf(id, userCode))
  const [changes, setChanges] = useState(keeper.first.changes)
  const [found, setFound] = useState(isKept(keeper.first))
  const uploads = useKeptUploads(picturesOf(keeper.first.pictures, before), keeper.keep)
  const diagnosticReports = usePhotos(uploads.diagnosticReports, MAX_IMAGES)
  const otherMaterials = usePhotos(uploads.otherMaterials, MAX_IMAGES)

  return {
    draft: { ...base, ...changes },
    /** Of the time before this page was opened. */
    found,
    touched:
      Object.keys(changes).length > 0 ||
      (!before && diagnosticReports.photos.length + otherMaterials.photos.length > 0),
    pictures: { diagnosticReports, otherMaterials },
    photos: { diagnosticReports: diagnosticReports.photos, otherMaterials: otherMaterials.photos },
    change: (changed: Partial<Draft>) => {
      const next = { ...changes, ...changed }
      setChanges(next)
      keeper.keep({ changes: next })
    },
    drop: keeper.drop,
    clear: () => {
      const begun = picturesOf(null, before)

      for (const group of ['diagnosticReports', 'otherMaterials'] as const) {
        uploads[group].dispose()
        uploads[group].addStored(begun[group])
      }

      setChanges({})
      setFound(false)
      keeper.drop()
    },
  }
}

export type Writing = ReturnType<typeof useDraft>
