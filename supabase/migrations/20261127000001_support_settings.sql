-- How the shop is reached: what was written into its code is the owner's to change. A number, a chat or a profile that the
-- shop does not have is null and shown nowhere; the hours begin as the specification has them (9).

-- Whether a text can stand beside a channel as its hours: one short line without control or bidirectional characters.
create function private.is_hours(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(p_text) <= 40 and p_text ~ '^\S+( \S+)*$'
    and p_text !~ '[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]'
$$;

-- Whether a text is an https URL on a host, or on one of its subdomains; any host when p_host is null. A social network's
-- own front page is no profile, so a URL on a given host needs a path.
create function private.is_link(p_text text, p_host text default null) returns boolean
language sql immutable set search_path = ''
as $$
  select length(p_text) <= 300
    and p_text ~ '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,63}(/[]!#-;=?-Z[_a-z~]*)?$'
    and (p_host is null or p_text ~ ('^https://([a-z0-9-]+\.)*' || replace(p_host, '.', '\.') || '/[^/]'))
$$;

-- The checks run as the role that writes.
grant execute on function private.is_hours(text), private.is_link(text, text) to authenticated;

alter table public.shop_settings
  -- International, its digits in the groups in which it is shown.
  add column support_phone text constraint shop_settings_support_phone
    check (support_phone ~ '^\+[1-9]( ?[0-9]){6,14}$'),
  -- Where a chat opens.
  add column support_chat_url text constraint shop_settings_support_chat_url check (private.is_link(support_chat_url)),
  -- When each channel is answered; null while it is not offered.
  add column support_phone_hours text default '9 AM-6 PM' constraint shop_settings_support_phone_hours
    check (private.is_hours(support_phone_hours)),
  add column support_chat_hours text default '24/7' constraint shop_settings_support_chat_hours
    check (private.is_hours(support_chat_hours)),
  add column support_email_hours text default '24/7' constraint shop_settings_support_email_hours
    check (private.is_hours(support_email_hours)),
  add column instagram_url text constraint shop_settings_instagram check (private.is_link(instagram_url, 'instagram.com')),
  add column tiktok_url text constraint shop_settings_tiktok check (private.is_link(tiktok_url, 'tiktok.com')),
  add column pinterest_url text constraint shop_settings_pinterest check (private.is_link(pinterest_url, 'pinterest.com')),
  add column facebook_url text constraint shop_settings_facebook check (private.is_link(facebook_url, 'facebook.com')),
  -- A number or a chat is shown with the hours in which it is answered.
  add constraint shop_settings_support_hours check ((support_phone is null or support_phone_hours is not null)
    and (support_chat_url is null or support_chat_hours is not null));

drop trigger audit_settings on public.shop_settings;
create trigger audit_settings after update on public.shop_settings for each row execute function
  private.audit('', 'currency', 'currency_rates', 'cancel_window_minutes', 'low_stock_threshold', 'checkout_enabled', 'card_provider',
    'bank_holder', 'bank_name', 'bank_account', 'bank_swift', 'bank_due_days', 'card_due_minutes', 'cod_enabled',
    'welcome_percent', 'student_percent', 'default_country', 'line_limit', 'support_phone', 'support_phone_hours',
    'support_chat_url', 'support_chat_hours', 'support_email_hours', 'instagram_url', 'tiktok_url', 'pinterest_url', 'facebook_url');
