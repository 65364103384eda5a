/** The form in a request, or the status to answer with: 415 for another type of body, 400 for a damaged form. */
export async function readForm(
  request: Request,
): Promise<{ form: FormData } | { form: null; status: 400 | 415 }> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type))
    return { form: null, status: 415 }
  try {
    return { form: await request.formData() }
  } catch {
    return { form: null, status: 400 }
  }
}
