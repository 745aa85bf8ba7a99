// What PDFKit parses fonts with. It takes a parsed one in the place of a file, which its own types do not tell yet.
declare module 'fontkit' {
  export function create(file: Uint8Array): PDFKit.Mixins.PDFFontSource
}
