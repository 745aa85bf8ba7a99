const API = new URLSearchParams(location.search).get('api') ?? '/api'
const TRIES = 3
const status = document.querySelector('[role=status]')
let token = ''

/** Asks again what failed on the way, for that may be asked twice; answers `data`, or throws the words of a refusal. */
async function call(path, { body, tries = TRIES } = {}) {
  const headers = { authorization: token, 'content-type': 'application/json' }

  try {
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(API + path, request)
    if (answer.status >= 500) throw new TypeError(`status ${answer.status}`)
    const { code, msg, data } = await answer.json()
    if (code !== '1000') throw new Error(msg)
    return data
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    if (body || tries <= 1) throw new Error('网络不可用，请稍后再试', { cause })
    return call(path, { tries: tries - 1 })
  }
}

async function showContacts() {
  const contacts = await call('/user/v1/list/contacts')

  document.querySelector('ul').replaceChildren(
    ...contacts.map(({ name, phone }) => {
      const row = document.createElement('li')
      row.textContent = `${name} ${phone}`
      return row
    }),
  )
}

async function attempt(work, form) {
  try {
    status.textContent = ''
    await work(Object.fromEntries(new FormData(form)))
  } catch (cause) {
    status.textContent = cause.message
  }
}

/** On that event does the work with the fields of the form, and says what was refused. */
const on = (element, event, work) =>
  element.addEventListener(event, (happened) => {
    happened.preventDefault()
    void attempt(work, element.form ?? element)
  })

const login = document.querySelector('#login')

on(document.querySelector('#send'), 'click', async ({ phone }) => {
  await call(`/user/v1/app/pin?${new URLSearchParams({ phone })}`)
  status.textContent = '验证码已发送'
})

on(login, 'submit', async (fields) => {
  ;({ token } = await call(`/user/v1/app/login?${new URLSearchParams(fields)}`))
  await showContacts()
  login.hidden = true
  document.querySelector('section').hidden = false
})

on(document.querySelector('#add'), 'submit', async (contact) => {
  await call('/user/v1/save/contacts', { body: contact })
  await showContacts()
})
