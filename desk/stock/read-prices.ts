/** Prices of the preview, each with what the person saw: "prices 12 9500 id". */
export function readRepriced(form: FormData): { id: string; pounds: number; change: number }[] {
  return form.getAll('price').flatMap((value) => {
    const [, change, pounds, id] = /^(\d+) (\d+(?:\.\d+)?) (.+)$/s.exec(String(value)) ?? []
    return id === undefined ? [] : [{ id, pounds: Number(pounds), change: Number(change) }]
  })
}
