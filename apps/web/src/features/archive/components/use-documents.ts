import type { DocumentType } from '@kangban/contracts'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { ARCHIVE } from '../copy.ts'
import { type ArchiveDocument, documentName } from '../model/document-view.ts'

const PAGE_SIZE = 20

export interface DocumentFilter {
  type?: DocumentType
  year?: number
}

/** The documents of a filter, page by page. */
export const useDocuments = (filter: DocumentFilter) =>
  useInfiniteQuery({
    // Under the name of the call, so that whatever ends its answers ends these too.
    queryKey: [...api.archive.listDocuments.queryKey(), 'pages', filter],
    queryFn: ({ pageParam, signal }) =>
      client.archive.listDocuments.query({ ...filter, pn: pageParam, ps: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pn, ps, total }) => (pn * ps < total ? pn + 1 : undefined),
    // The chips stay under the finger while the answer comes.
    placeholderData: keepPreviousData,
  })

/** Deletes a document after asking: nothing brings it back. */
export function useRemoveDocument(today: string) {
  const remove = useMutation(
    api.archive.deleteDocument.mutationOptions({
      onSuccess: () => toast({ title: ARCHIVE.removed, type: 'success' }),
      // Also after a failure: it may have been deleted on another phone.
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries(api.archive.pathFilter()),
          queryClient.invalidateQueries(api.reports.listReports.queryFilter()),
        ]),
    }),
  )

  const ask = async (document: ArchiveDocument) => {
    const yes = await confirm({
      title: ARCHIVE.removeTitle,
      content: ARCHIVE.removeText(documentName(document, today), document.files.length),
      okText: ARCHIVE.remove,
      cancelText: ARCHIVE.keep,
      tone: 'danger',
    })

    if (yes) remove.mutate({ id: document.id })
  }

  return {
    ask: (document: ArchiveDocument) => void ask(document),
    removingId: remove.isPending ? remove.variables.id : null,
  }
}
