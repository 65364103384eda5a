/** The field of a form that only programs fill in. No browser has a value for a field of this name. */
export const honeypotName = 'website'

/** Said to the sender of a form whose hidden field was filled in. The form comes back with its answers. */
export const honeypotFault =
  'A hidden field of this form was filled in, which usually only programs do. It is empty again: please send the form once more.'
