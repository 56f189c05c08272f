
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "addresses": {
                  Row: {
                    "address": string,"city": string,"country": string,"created_at": string,"first_name": string,"id": string,"is_default": boolean,"label": string,"last_name": string,"phone": string,"updated_at": string,"user_id": string,"zip_code": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"city": string,"country": string,"created_at"?: string,"first_name": string,"id"?: string,"is_default"?: boolean,"label"?: string,"last_name": string,"phone": string,"updated_at"?: string,"user_id"?: string,"zip_code": string
                  }
                  Update: {
                    "address"?: string,"city"?: string,"country"?: string,"created_at"?: string,"first_name"?: string,"id"?: string,"is_default"?: boolean,"label"?: string,"last_name"?: string,"phone"?: string,"updated_at"?: string,"user_id"?: string,"zip_code"?: string
                  }
                  Relationships: [
                    
                  ]
                },"admin_views": {
                  Row: {
                    "created_at": string,"id": number,"name": string,"page": string,"position": number,"query": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: never,"name": string,"page": string,"position"?: number,"query": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: never,"name"?: string,"page"?: string,"position"?: number,"query"?: string
                  }
                  Relationships: [
                    
                  ]
                },"categories": {
                  Row: {
                    "age_group": string | null,"created_at": string,"id": string,"name": string,"page_id": string | null,"part_of": string | null,"picture_id": string | null,"position": number,"slug": string,"translations": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "age_group"?: string | null,"created_at"?: string,"id"?: string,"name": string,"page_id"?: string | null,"part_of"?: string | null,"picture_id"?: string | null,"position"?: number,"slug": string,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "age_group"?: string | null,"created_at"?: string,"id"?: string,"name"?: string,"page_id"?: string | null,"part_of"?: string | null,"picture_id"?: string | null,"position"?: number,"slug"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "categories_page_id_fkey"
      columns: ["page_id"]
isOneToOne: false
      referencedRelation: "pages"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "categories_part_of_fkey"
      columns: ["part_of"]
isOneToOne: false
      referencedRelation: "categories"
      referencedColumns: ["slug"]
    },{
      foreignKeyName: "categories_picture_id_fkey"
      columns: ["picture_id"]
isOneToOne: false
      referencedRelation: "media"
      referencedColumns: ["id"]
    }
                  ]
                },"collection_groups": {
                  Row: {
                    "created_at": string,"department": string | null,"has_posters": boolean,"id": string,"name": string,"position": number,"slug": string,"translations": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"department"?: string | null,"has_posters"?: boolean,"id"?: string,"name": string,"position"?: number,"slug": string,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"department"?: string | null,"has_posters"?: boolean,"id"?: string,"name"?: string,"position"?: number,"slug"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "collection_groups_department_fkey"
      columns: ["department"]
isOneToOne: false
      referencedRelation: "departments"
      referencedColumns: ["slug"]
    }
                  ]
                },"collection_moves": {
                  Row: {
                    "collection_id": string,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "collection_id": string,"slug": string
                  }
                  Update: {
                    "collection_id"?: string,"slug"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "collection_moves_collection_id_fkey"
      columns: ["collection_id"]
isOneToOne: false
      referencedRelation: "collections"
      referencedColumns: ["id"]
    }
                  ]
                },"collection_products": {
                  Row: {
                    "collection_id": string,"position": number,"product_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "collection_id": string,"position"?: number,"product_id": string
                  }
                  Update: {
                    "collection_id"?: string,"position"?: number,"product_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "collection_products_collection_id_fkey"
      columns: ["collection_id"]
isOneToOne: false
      referencedRelation: "collections"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "collection_products_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"collections": {
                  Row: {
                    "category": string | null,"created_at": string,"department": string | null,"description": string,"former_of": string | null,"group_slug": string | null,"id": string,"image_url": string | null,"name": string,"position": number,"rule": Json | null,"size_chart_id": string | null,"slug": string,"translations": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "category"?: string | null,"created_at"?: string,"department"?: string | null,"description"?: string,"former_of"?: string | null,"group_slug"?: string | null,"id"?: string,"image_url"?: string | null,"name": string,"position"?: number,"rule"?: Json | null,"size_chart_id"?: string | null,"slug": string,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "category"?: string | null,"created_at"?: string,"department"?: string | null,"description"?: string,"former_of"?: string | null,"group_slug"?: string | null,"id"?: string,"image_url"?: string | null,"name"?: string,"position"?: number,"rule"?: Json | null,"size_chart_id"?: string | null,"slug"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "collections_category_fkey"
      columns: ["category"]
isOneToOne: false
      referencedRelation: "categories"
      referencedColumns: ["slug"]
    },{
      foreignKeyName: "collections_department_fkey"
      columns: ["department"]
isOneToOne: false
      referencedRelation: "departments"
      referencedColumns: ["slug"]
    },{
      foreignKeyName: "collections_former_of_fkey"
      columns: ["former_of"]
isOneToOne: false
      referencedRelation: "collections"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "collections_group_slug_fkey"
      columns: ["group_slug"]
isOneToOne: false
      referencedRelation: "collection_groups"
      referencedColumns: ["slug"]
    },{
      foreignKeyName: "collections_size_chart_id_fkey"
      columns: ["size_chart_id"]
isOneToOne: false
      referencedRelation: "size_charts"
      referencedColumns: ["id"]
    }
                  ]
                },"countries": {
                  Row: {
                    "code": string
                  }
                  ComputedFields: never
                  Insert: {
                    "code": string
                  }
                  Update: {
                    "code"?: string
                  }
                  Relationships: [
                    
                  ]
                },"courier_fees": {
                  Row: {
                    "delivered": number,"refused": number,"returned": number,"zone_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "delivered"?: number,"refused"?: number,"returned"?: number,"zone_id": string
                  }
                  Update: {
                    "delivered"?: number,"refused"?: number,"returned"?: number,"zone_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "courier_fees_zone_id_fkey"
      columns: ["zone_id"]
isOneToOne: true
      referencedRelation: "shipping_zones"
      referencedColumns: ["id"]
    }
                  ]
                },"customer_notes": {
                  Row: {
                    "author_id": string | null,"created_at": string,"customer_key": string,"id": number,"note": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"created_at"?: string,"customer_key": string,"id"?: never,"note": string
                  }
                  Update: {
                    "author_id"?: string | null,"created_at"?: string,"customer_key"?: string,"id"?: never,"note"?: string
                  }
                  Relationships: [
                    
                  ]
                },"customer_tags": {
                  Row: {
                    "created_at": string,"customer_key": string,"tag": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"customer_key": string,"tag": string
                  }
                  Update: {
                    "created_at"?: string,"customer_key"?: string,"tag"?: string
                  }
                  Relationships: [
                    
                  ]
                },"deals": {
                  Row: {
                    "customer_limit": number | null,"deal_price": number,"ends_at": string,"id": string,"kind": string,"product_id": string,"sold": number,"starts_at": string,"total": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "customer_limit"?: number | null,"deal_price": number,"ends_at": string,"id"?: string,"kind": string,"product_id": string,"sold"?: number,"starts_at": string,"total": number,"updated_at"?: string
                  }
                  Update: {
                    "customer_limit"?: number | null,"deal_price"?: number,"ends_at"?: string,"id"?: string,"kind"?: string,"product_id"?: string,"sold"?: number,"starts_at"?: string,"total"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "deals_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"departments": {
                  Row: {
                    "age_group": string,"created_at": string,"gender": string | null,"id": string,"in_menu": boolean,"name": string,"position": number,"size_chart_id": string | null,"slug": string,"translations": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "age_group"?: string,"created_at"?: string,"gender"?: string | null,"id"?: string,"in_menu"?: boolean,"name": string,"position"?: number,"size_chart_id"?: string | null,"slug": string,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "age_group"?: string,"created_at"?: string,"gender"?: string | null,"id"?: string,"in_menu"?: boolean,"name"?: string,"position"?: number,"size_chart_id"?: string | null,"slug"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "departments_size_chart_id_fkey"
      columns: ["size_chart_id"]
isOneToOne: false
      referencedRelation: "size_charts"
      referencedColumns: ["id"]
    }
                  ]
                },"discounts": {
                  Row: {
                    "batch_id": string | null,"code": string | null,"collection_slugs": (string)[],"created_at": string,"customer_limit": number | null,"ends_at": string | null,"id": string,"is_active": boolean,"is_first_order": boolean,"kind": string,"mailbox": string | null,"minimum_subtotal": number,"product_ids": (string)[],"scope": string,"source": string,"starts_at": string,"title": string,"total_limit": number | null,"translations": NonNullable<Json>,"updated_at": string,"value": number
                  }
                  ComputedFields: never
                  Insert: {
                    "batch_id"?: string | null,"code"?: string | null,"collection_slugs"?: (string)[],"created_at"?: string,"customer_limit"?: number | null,"ends_at"?: string | null,"id"?: string,"is_active"?: boolean,"is_first_order"?: boolean,"kind": string,"mailbox"?: string | null,"minimum_subtotal"?: number,"product_ids"?: (string)[],"scope"?: string,"source"?: string,"starts_at"?: string,"title": string,"total_limit"?: number | null,"translations"?: NonNullable<Json>,"updated_at"?: string,"value"?: number
                  }
                  Update: {
                    "batch_id"?: string | null,"code"?: string | null,"collection_slugs"?: (string)[],"created_at"?: string,"customer_limit"?: number | null,"ends_at"?: string | null,"id"?: string,"is_active"?: boolean,"is_first_order"?: boolean,"kind"?: string,"mailbox"?: string | null,"minimum_subtotal"?: number,"product_ids"?: (string)[],"scope"?: string,"source"?: string,"starts_at"?: string,"title"?: string,"total_limit"?: number | null,"translations"?: NonNullable<Json>,"updated_at"?: string,"value"?: number
                  }
                  Relationships: [
                    
                  ]
                },"facet_buckets": {
                  Row: {
                    "collection_slug": string,"color": (string)[],"discount": number,"id": number,"n": number,"price": number,"rating": number,"size": (string)[],"stock": number
                  }
                  ComputedFields: never
                  Insert: {
                    "collection_slug": string,"color": (string)[],"discount": number,"id": number,"n": number,"price": number,"rating": number,"size": (string)[],"stock": number
                  }
                  Update: {
                    "collection_slug"?: string,"color"?: (string)[],"discount"?: number,"id"?: number,"n"?: number,"price"?: number,"rating"?: number,"size"?: (string)[],"stock"?: number
                  }
                  Relationships: [
                    
                  ]
                },"facet_totals": {
                  Row: {
                    "collection_slug": string,"facet": string,"n": number,"sale": boolean,"value": string
                  }
                  ComputedFields: never
                  Insert: {
                    "collection_slug": string,"facet": string,"n": number,"sale": boolean,"value": string
                  }
                  Update: {
                    "collection_slug"?: string,"facet"?: string,"n"?: number,"sale"?: boolean,"value"?: string
                  }
                  Relationships: [
                    
                  ]
                },"makers": {
                  Row: {
                    "address": string,"contact": string,"created_at": string,"eu_address": string | null,"eu_contact": string | null,"eu_name": string | null,"id": string,"name": string,"translations": NonNullable<Json>,"updated_at": string,"vendor": string,"warnings": string
                  }
                  ComputedFields: never
                  Insert: {
                    "address": string,"contact": string,"created_at"?: string,"eu_address"?: string | null,"eu_contact"?: string | null,"eu_name"?: string | null,"id"?: string,"name": string,"translations"?: NonNullable<Json>,"updated_at"?: string,"vendor": string,"warnings"?: string
                  }
                  Update: {
                    "address"?: string,"contact"?: string,"created_at"?: string,"eu_address"?: string | null,"eu_contact"?: string | null,"eu_name"?: string | null,"id"?: string,"name"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string,"vendor"?: string,"warnings"?: string
                  }
                  Relationships: [
                    
                  ]
                },"media": {
                  Row: {
                    "alt": string,"bytes": number | null,"color": string | null,"created_at": string,"formats": (string)[],"has_icons": boolean,"height": number | null,"id": string,"kind": string,"src": string,"translations": NonNullable<Json>,"updated_at": string,"width": number | null,"widths": (number)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "alt"?: string,"bytes"?: number | null,"color"?: string | null,"created_at"?: string,"formats"?: (string)[],"has_icons"?: boolean,"height"?: number | null,"id"?: string,"kind"?: string,"src": string,"translations"?: NonNullable<Json>,"updated_at"?: string,"width"?: number | null,"widths"?: (number)[]
                  }
                  Update: {
                    "alt"?: string,"bytes"?: number | null,"color"?: string | null,"created_at"?: string,"formats"?: (string)[],"has_icons"?: boolean,"height"?: number | null,"id"?: string,"kind"?: string,"src"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string,"width"?: number | null,"widths"?: (number)[]
                  }
                  Relationships: [
                    
                  ]
                },"menus": {
                  Row: {
                    "items": NonNullable<Json>,"slug": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "items"?: NonNullable<Json>,"slug": string,"updated_at"?: string
                  }
                  Update: {
                    "items"?: NonNullable<Json>,"slug"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"messages": {
                  Row: {
                    "body": string,"business": string,"category": string,"city": string,"created_at": string,"email": string,"handled_at": string | null,"id": string,"kind": string,"language": string,"name": string,"phone": string,"read_at": string | null,"subject": string,"website": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body": string,"business"?: string,"category"?: string,"city"?: string,"created_at"?: string,"email": string,"handled_at"?: string | null,"id": string,"kind": string,"language"?: string,"name": string,"phone"?: string,"read_at"?: string | null,"subject"?: string,"website"?: string
                  }
                  Update: {
                    "body"?: string,"business"?: string,"category"?: string,"city"?: string,"created_at"?: string,"email"?: string,"handled_at"?: string | null,"id"?: string,"kind"?: string,"language"?: string,"name"?: string,"phone"?: string,"read_at"?: string | null,"subject"?: string,"website"?: string
                  }
                  Relationships: [
                    
                  ]
                },"option_words": {
                  Row: {
                    "name": string,"translations": NonNullable<Json>,"updated_at": string,"words": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "name": string,"translations"?: NonNullable<Json>,"updated_at"?: string,"words"?: (string)[]
                  }
                  Update: {
                    "name"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string,"words"?: (string)[]
                  }
                  Relationships: [
                    
                  ]
                },"order_events": {
                  Row: {
                    "actor": string,"at": string,"id": number,"order_id": string,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor": string,"at"?: string,"id"?: never,"order_id": string,"status": string
                  }
                  Update: {
                    "actor"?: string,"at"?: string,"id"?: never,"order_id"?: string,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_events_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"order_items": {
                  Row: {
                    "color": string,"deal_id": string | null,"discount": number,"id": string,"order_id": string,"placed_at": string,"position": number,"price": number,"product_id": string | null,"product_image": string,"product_name": string,"product_slug": string,"quantity": number,"shown_title": string | null,"size": string,"variant_id": string | null,"vat_rate": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "color": string,"deal_id"?: string | null,"discount"?: number,"id"?: string,"order_id": string,"placed_at"?: string,"position"?: number,"price": number,"product_id"?: string | null,"product_image": string,"product_name": string,"product_slug": string,"quantity": number,"shown_title"?: string | null,"size": string,"variant_id"?: string | null,"vat_rate"?: number | null
                  }
                  Update: {
                    "color"?: string,"deal_id"?: string | null,"discount"?: number,"id"?: string,"order_id"?: string,"placed_at"?: string,"position"?: number,"price"?: number,"product_id"?: string | null,"product_image"?: string,"product_name"?: string,"product_slug"?: string,"quantity"?: number,"shown_title"?: string | null,"size"?: string,"variant_id"?: string | null,"vat_rate"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_items_deal_id_fkey"
      columns: ["deal_id"]
isOneToOne: false
      referencedRelation: "deals"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "order_items_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "order_items_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "order_items_variant_id_fkey"
      columns: ["variant_id"]
isOneToOne: false
      referencedRelation: "product_variants"
      referencedColumns: ["id"]
    }
                  ]
                },"order_notes": {
                  Row: {
                    "author_id": string | null,"created_at": string,"id": number,"note": string,"order_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"created_at"?: string,"id"?: never,"note": string,"order_id": string
                  }
                  Update: {
                    "author_id"?: string | null,"created_at"?: string,"id"?: never,"note"?: string,"order_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "order_notes_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"orders": {
                  Row: {
                    "call_attempts": number,"cancel_reason": string | null,"cancelled_at": string | null,"carrier": string | null,"channel": string,"confirmation": string,"created_at": string,"currency": string,"customer_email": string | null,"customer_key": string,"customer_name": string,"customer_note": string | null,"customer_phone": string,"discount_amount": number,"discount_code": string | null,"discount_id": string | null,"discount_title": string | null,"due_amount": number,"estimated_delivery": string | null,"estimated_from": string | null,"id": string,"language": string,"next_call_at": string | null,"order_number": string,"order_status": string,"paid_amount": number,"payment_due_at": string | null,"payment_method": string,"payment_status": string,"phone_e164": string | null,"refund_pending_amount": number,"refunded_amount": number,"return_days": number | null,"shipping_address": NonNullable<Json>,"shipping_cost": number,"shipping_method": string | null,"subtotal": number,"total_amount": number,"tracking_number": string | null,"updated_at": string,"user_id": string | null,"withdrawal_days": number
                  }
                  ComputedFields: never
                  Insert: {
                    "call_attempts"?: number,"cancel_reason"?: string | null,"cancelled_at"?: string | null,"carrier"?: string | null,"channel"?: string,"confirmation"?: string,"created_at"?: string,"currency"?: string,"customer_email"?: string | null,"customer_key"?: never,"customer_name": string,"customer_note"?: string | null,"customer_phone": string,"discount_amount"?: number,"discount_code"?: string | null,"discount_id"?: string | null,"discount_title"?: string | null,"due_amount"?: never,"estimated_delivery"?: string | null,"estimated_from"?: string | null,"id"?: string,"language"?: string,"next_call_at"?: string | null,"order_number"?: string,"order_status"?: string,"paid_amount"?: number,"payment_due_at"?: string | null,"payment_method": string,"payment_status"?: never,"phone_e164"?: never,"refund_pending_amount"?: number,"refunded_amount"?: number,"return_days"?: number | null,"shipping_address": NonNullable<Json>,"shipping_cost": number,"shipping_method"?: string | null,"subtotal": number,"total_amount": number,"tracking_number"?: string | null,"updated_at"?: string,"user_id"?: string | null,"withdrawal_days"?: number
                  }
                  Update: {
                    "call_attempts"?: number,"cancel_reason"?: string | null,"cancelled_at"?: string | null,"carrier"?: string | null,"channel"?: string,"confirmation"?: string,"created_at"?: string,"currency"?: string,"customer_email"?: string | null,"customer_key"?: never,"customer_name"?: string,"customer_note"?: string | null,"customer_phone"?: string,"discount_amount"?: number,"discount_code"?: string | null,"discount_id"?: string | null,"discount_title"?: string | null,"due_amount"?: never,"estimated_delivery"?: string | null,"estimated_from"?: string | null,"id"?: string,"language"?: string,"next_call_at"?: string | null,"order_number"?: string,"order_status"?: string,"paid_amount"?: number,"payment_due_at"?: string | null,"payment_method"?: string,"payment_status"?: never,"phone_e164"?: never,"refund_pending_amount"?: number,"refunded_amount"?: number,"return_days"?: number | null,"shipping_address"?: NonNullable<Json>,"shipping_cost"?: number,"shipping_method"?: string | null,"subtotal"?: number,"total_amount"?: number,"tracking_number"?: string | null,"updated_at"?: string,"user_id"?: string | null,"withdrawal_days"?: number
                  }
                  Relationships: [
                    
                  ]
                },"page_moves": {
                  Row: {
                    "page_id": string,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "page_id": string,"slug": string
                  }
                  Update: {
                    "page_id"?: string,"slug"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "page_moves_page_id_fkey"
      columns: ["page_id"]
isOneToOne: false
      referencedRelation: "pages"
      referencedColumns: ["id"]
    }
                  ]
                },"page_versions": {
                  Row: {
                    "author_id": string | null,"created_at": string,"format": number,"id": string,"page_id": string,"publish_at": string | null,"published_at": string | null,"sections": NonNullable<Json>,"state": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"created_at"?: string,"format"?: number,"id"?: string,"page_id": string,"publish_at"?: string | null,"published_at"?: string | null,"sections": NonNullable<Json>,"state"?: string,"updated_at"?: string
                  }
                  Update: {
                    "author_id"?: string | null,"created_at"?: string,"format"?: number,"id"?: string,"page_id"?: string,"publish_at"?: string | null,"published_at"?: string | null,"sections"?: NonNullable<Json>,"state"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "page_versions_page_id_fkey"
      columns: ["page_id"]
isOneToOne: false
      referencedRelation: "pages"
      referencedColumns: ["id"]
    }
                  ]
                },"pages": {
                  Row: {
                    "created_at": string,"department_id": string | null,"description": string | null,"id": string,"is_fixed": boolean,"is_indexed": boolean,"kind": string,"published_version": string | null,"slug": string,"title": string | null,"translations": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"department_id"?: string | null,"description"?: string | null,"id"?: string,"is_fixed"?: boolean,"is_indexed"?: boolean,"kind"?: string,"published_version"?: string | null,"slug": string,"title"?: string | null,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"department_id"?: string | null,"description"?: string | null,"id"?: string,"is_fixed"?: boolean,"is_indexed"?: boolean,"kind"?: string,"published_version"?: string | null,"slug"?: string,"title"?: string | null,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "pages_department_id_fkey"
      columns: ["department_id"]
isOneToOne: true
      referencedRelation: "departments"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pages_published"
      columns: ["published_version"]
isOneToOne: false
      referencedRelation: "page_versions"
      referencedColumns: ["id"]
    }
                  ]
                },"payments": {
                  Row: {
                    "amount": number,"author_id": string | null,"created_at": string,"currency": string,"disputed_at": string | null,"expires_at": string | null,"id": string,"method": string,"note": string | null,"order_id": string,"provider": string | null,"reference": string | null,"settled_at": string | null,"status": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"author_id"?: string | null,"created_at"?: string,"currency"?: string,"disputed_at"?: string | null,"expires_at"?: string | null,"id"?: string,"method": string,"note"?: string | null,"order_id": string,"provider"?: string | null,"reference"?: string | null,"settled_at"?: string | null,"status": string
                  }
                  Update: {
                    "amount"?: number,"author_id"?: string | null,"created_at"?: string,"currency"?: string,"disputed_at"?: string | null,"expires_at"?: string | null,"id"?: string,"method"?: string,"note"?: string | null,"order_id"?: string,"provider"?: string | null,"reference"?: string | null,"settled_at"?: string | null,"status"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "payments_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    }
                  ]
                },"price_history": {
                  Row: {
                    "id": number,"original_price": number | null,"price": number,"product_id": string,"until": string,"variant_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: never,"original_price"?: number | null,"price": number,"product_id": string,"until"?: string,"variant_id"?: string | null
                  }
                  Update: {
                    "id"?: never,"original_price"?: number | null,"price"?: number,"product_id"?: string,"until"?: string,"variant_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "price_history_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "price_history_variant_id_fkey"
      columns: ["variant_id"]
isOneToOne: false
      referencedRelation: "product_variants"
      referencedColumns: ["id"]
    }
                  ]
                },"product_moves": {
                  Row: {
                    "product_id": string,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "product_id": string,"slug": string
                  }
                  Update: {
                    "product_id"?: string,"slug"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_moves_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"product_translations": {
                  Row: {
                    "description": string | null,"details": Json | null,"language": string,"materials": string | null,"product_id": string,"seo_description": string | null,"seo_title": string | null,"title": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "description"?: string | null,"details"?: Json | null,"language": string,"materials"?: string | null,"product_id": string,"seo_description"?: string | null,"seo_title"?: string | null,"title"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "description"?: string | null,"details"?: Json | null,"language"?: string,"materials"?: string | null,"product_id"?: string,"seo_description"?: string | null,"seo_title"?: string | null,"title"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_translations_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"product_variants": {
                  Row: {
                    "barcode": string,"color": string,"cost": number | null,"id": string,"low_stock": number | null,"original_price": number | null,"picture": string,"price": number | null,"product_id": string,"quantity": number,"size": string,"sku": string,"weight_grams": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "barcode"?: string,"color"?: string,"cost"?: number | null,"id"?: string,"low_stock"?: number | null,"original_price"?: number | null,"picture"?: string,"price"?: number | null,"product_id": string,"quantity"?: number,"size"?: string,"sku"?: string,"weight_grams"?: number | null
                  }
                  Update: {
                    "barcode"?: string,"color"?: string,"cost"?: number | null,"id"?: string,"low_stock"?: number | null,"original_price"?: number | null,"picture"?: string,"price"?: number | null,"product_id"?: string,"quantity"?: number,"size"?: string,"sku"?: string,"weight_grams"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "product_variants_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"products": {
                  Row: {
                    "bucket_id": number | null,"collection_slug": string | null,"color_name": string,"colors": (string)[],"cost": number | null,"created_at": string,"description": string,"details": NonNullable<Json>,"discount": number | null,"featured_rank": number | null,"hs_code": string,"id": string,"image_url": string,"images": NonNullable<Json>,"low_stock": number | null,"materials": string,"origin_country": string,"original_price": number | null,"price": number,"price_to": number | null,"product_type": string,"prominence": number,"publish_at": string | null,"quantity": number,"rating": number,"restocked_at": string | null,"review_count": number,"search": unknown,"seo_description": string,"seo_title": string,"size_name": string,"sizes": (string)[],"sizes_left": (string)[],"slug": string,"stars": number,"status": string,"tags": (string)[],"third_name": string,"title": string,"units_sold": number,"updated_at": string,"vendor": string,"weight_grams": number | null
                  }
                  ComputedFields: never
                  Insert: {
                    "bucket_id"?: never,"collection_slug"?: string | null,"color_name"?: string,"colors"?: (string)[],"cost"?: number | null,"created_at"?: string,"description"?: string,"details"?: NonNullable<Json>,"discount"?: number | null,"featured_rank"?: number | null,"hs_code"?: string,"id"?: string,"image_url"?: string,"images"?: NonNullable<Json>,"low_stock"?: number | null,"materials"?: string,"origin_country"?: string,"original_price"?: number | null,"price"?: number,"price_to"?: number | null,"product_type"?: string,"prominence"?: never,"publish_at"?: string | null,"quantity"?: number,"rating"?: number,"restocked_at"?: string | null,"review_count"?: number,"search"?: unknown,"seo_description"?: string,"seo_title"?: string,"size_name"?: string,"sizes"?: (string)[],"sizes_left"?: (string)[],"slug": string,"stars"?: number,"status"?: string,"tags"?: (string)[],"third_name"?: string,"title": string,"units_sold"?: number,"updated_at"?: string,"vendor"?: string,"weight_grams"?: number | null
                  }
                  Update: {
                    "bucket_id"?: never,"collection_slug"?: string | null,"color_name"?: string,"colors"?: (string)[],"cost"?: number | null,"created_at"?: string,"description"?: string,"details"?: NonNullable<Json>,"discount"?: number | null,"featured_rank"?: number | null,"hs_code"?: string,"id"?: string,"image_url"?: string,"images"?: NonNullable<Json>,"low_stock"?: number | null,"materials"?: string,"origin_country"?: string,"original_price"?: number | null,"price"?: number,"price_to"?: number | null,"product_type"?: string,"prominence"?: never,"publish_at"?: string | null,"quantity"?: number,"rating"?: number,"restocked_at"?: string | null,"review_count"?: number,"search"?: unknown,"seo_description"?: string,"seo_title"?: string,"size_name"?: string,"sizes"?: (string)[],"sizes_left"?: (string)[],"slug"?: string,"stars"?: number,"status"?: string,"tags"?: (string)[],"third_name"?: string,"title"?: string,"units_sold"?: number,"updated_at"?: string,"vendor"?: string,"weight_grams"?: number | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "products_collection_slug_fkey"
      columns: ["collection_slug"]
isOneToOne: false
      referencedRelation: "collections"
      referencedColumns: ["slug"]
    }
                  ]
                },"profiles": {
                  Row: {
                    "created_at": string,"full_name": string,"id": string,"language": string,"phone": string | null,"preferred_payment": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"full_name"?: string,"id": string,"language"?: string,"phone"?: string | null,"preferred_payment"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"full_name"?: string,"id"?: string,"language"?: string,"phone"?: string | null,"preferred_payment"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"refunds": {
                  Row: {
                    "amount": number,"author_id": string | null,"created_at": string,"id": string,"payment_id": string,"reason": string | null,"reference": string | null,"settled_at": string | null,"status": string,"way": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount": number,"author_id"?: string | null,"created_at"?: string,"id"?: string,"payment_id": string,"reason"?: string | null,"reference"?: string | null,"settled_at"?: string | null,"status": string,"way": string
                  }
                  Update: {
                    "amount"?: number,"author_id"?: string | null,"created_at"?: string,"id"?: string,"payment_id"?: string,"reason"?: string | null,"reference"?: string | null,"settled_at"?: string | null,"status"?: string,"way"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "refunds_payment_id_fkey"
      columns: ["payment_id"]
isOneToOne: false
      referencedRelation: "payments"
      referencedColumns: ["id"]
    }
                  ]
                },"return_items": {
                  Row: {
                    "condition": string | null,"id": string,"order_item_id": string,"quantity": number,"reason": string,"received": number | null,"refund_amount": number | null,"restocked": boolean | null,"return_id": string,"wanted_color": string | null,"wanted_price": number | null,"wanted_size": string | null,"wanted_variant_id": string | null,"words": string
                  }
                  ComputedFields: never
                  Insert: {
                    "condition"?: string | null,"id"?: string,"order_item_id": string,"quantity": number,"reason": string,"received"?: number | null,"refund_amount"?: number | null,"restocked"?: boolean | null,"return_id": string,"wanted_color"?: string | null,"wanted_price"?: number | null,"wanted_size"?: string | null,"wanted_variant_id"?: string | null,"words"?: string
                  }
                  Update: {
                    "condition"?: string | null,"id"?: string,"order_item_id"?: string,"quantity"?: number,"reason"?: string,"received"?: number | null,"refund_amount"?: number | null,"restocked"?: boolean | null,"return_id"?: string,"wanted_color"?: string | null,"wanted_price"?: number | null,"wanted_size"?: string | null,"wanted_variant_id"?: string | null,"words"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "return_items_order_item_id_fkey"
      columns: ["order_item_id"]
isOneToOne: false
      referencedRelation: "order_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "return_items_return_id_fkey"
      columns: ["return_id"]
isOneToOne: false
      referencedRelation: "returns"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "return_items_wanted_variant_id_fkey"
      columns: ["wanted_variant_id"]
isOneToOne: false
      referencedRelation: "product_variants"
      referencedColumns: ["id"]
    }
                  ]
                },"returns": {
                  Row: {
                    "answer": string,"closed_at": string | null,"decided_at": string | null,"exchange_order_id": string | null,"exchanged_amount": number,"id": string,"number": string,"order_id": string,"received_at": string | null,"refund_id": string | null,"request_hash": string,"requested_at": string,"state": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: string,"closed_at"?: string | null,"decided_at"?: string | null,"exchange_order_id"?: string | null,"exchanged_amount"?: number,"id": string,"number": string,"order_id": string,"received_at"?: string | null,"refund_id"?: string | null,"request_hash": string,"requested_at"?: string,"state"?: string
                  }
                  Update: {
                    "answer"?: string,"closed_at"?: string | null,"decided_at"?: string | null,"exchange_order_id"?: string | null,"exchanged_amount"?: number,"id"?: string,"number"?: string,"order_id"?: string,"received_at"?: string | null,"refund_id"?: string | null,"request_hash"?: string,"requested_at"?: string,"state"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "returns_exchange_order_id_fkey"
      columns: ["exchange_order_id"]
isOneToOne: true
      referencedRelation: "orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "returns_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "returns_refund_id_fkey"
      columns: ["refund_id"]
isOneToOne: false
      referencedRelation: "refunds"
      referencedColumns: ["id"]
    }
                  ]
                },"reviews": {
                  Row: {
                    "answer": string,"answered_at": string | null,"author_name": string | null,"body": string,"created_at": string,"id": string,"language": string,"product_id": string,"rating": number,"status": string,"title": string,"updated_at": string,"verified": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: string,"answered_at"?: string | null,"author_name"?: string | null,"body"?: string,"created_at"?: string,"id"?: string,"language"?: string,"product_id": string,"rating": number,"status"?: string,"title"?: string,"updated_at"?: string,"verified"?: boolean
                  }
                  Update: {
                    "answer"?: string,"answered_at"?: string | null,"author_name"?: string | null,"body"?: string,"created_at"?: string,"id"?: string,"language"?: string,"product_id"?: string,"rating"?: number,"status"?: string,"title"?: string,"updated_at"?: string,"verified"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "reviews_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                },"roles": {
                  Row: {
                    "is_fixed": boolean,"name": string,"needs_second_factor": boolean,"permissions": (string)[],"position": number,"slug": string
                  }
                  ComputedFields: never
                  Insert: {
                    "is_fixed"?: boolean,"name": string,"needs_second_factor"?: boolean,"permissions": (string)[],"position"?: number,"slug": string
                  }
                  Update: {
                    "is_fixed"?: boolean,"name"?: string,"needs_second_factor"?: boolean,"permissions"?: (string)[],"position"?: number,"slug"?: string
                  }
                  Relationships: [
                    
                  ]
                },"settlements": {
                  Row: {
                    "author_id": string | null,"created_at": string,"id": string,"refusals": NonNullable<Json>,"request_hash": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"created_at"?: string,"id": string,"refusals"?: NonNullable<Json>,"request_hash"?: string
                  }
                  Update: {
                    "author_id"?: string | null,"created_at"?: string,"id"?: string,"refusals"?: NonNullable<Json>,"request_hash"?: string
                  }
                  Relationships: [
                    
                  ]
                },"shipment_items": {
                  Row: {
                    "order_item_id": string,"quantity": number,"shipment_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "order_item_id": string,"quantity": number,"shipment_id": string
                  }
                  Update: {
                    "order_item_id"?: string,"quantity"?: number,"shipment_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "shipment_items_order_item_id_fkey"
      columns: ["order_item_id"]
isOneToOne: false
      referencedRelation: "order_items"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "shipment_items_shipment_id_fkey"
      columns: ["shipment_id"]
isOneToOne: false
      referencedRelation: "shipments"
      referencedColumns: ["id"]
    }
                  ]
                },"shipments": {
                  Row: {
                    "amount_to_collect": number,"carrier": string | null,"collected_amount": number | null,"delivered_at": string | null,"fee": number,"id": string,"may_open": boolean,"may_try_on": boolean,"order_id": string,"position": number,"returned_at": string | null,"settlement_id": string | null,"shipped_at": string,"state": string,"tracking_code": string | null,"tracking_number": string | null,"tracking_url": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_to_collect"?: number,"carrier"?: string | null,"collected_amount"?: number | null,"delivered_at"?: string | null,"fee"?: number,"id"?: string,"may_open"?: boolean,"may_try_on"?: boolean,"order_id": string,"position": number,"returned_at"?: string | null,"settlement_id"?: string | null,"shipped_at"?: string,"state"?: string,"tracking_code"?: never,"tracking_number"?: string | null,"tracking_url"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "amount_to_collect"?: number,"carrier"?: string | null,"collected_amount"?: number | null,"delivered_at"?: string | null,"fee"?: number,"id"?: string,"may_open"?: boolean,"may_try_on"?: boolean,"order_id"?: string,"position"?: number,"returned_at"?: string | null,"settlement_id"?: string | null,"shipped_at"?: string,"state"?: string,"tracking_code"?: never,"tracking_number"?: string | null,"tracking_url"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "shipments_order_id_fkey"
      columns: ["order_id"]
isOneToOne: false
      referencedRelation: "orders"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "shipments_settlement_id_fkey"
      columns: ["settlement_id"]
isOneToOne: false
      referencedRelation: "settlements"
      referencedColumns: ["id"]
    }
                  ]
                },"shipping_methods": {
                  Row: {
                    "free_above": number | null,"id": string,"is_active": boolean,"max_days": number,"min_days": number,"name": string,"position": number,"price": number,"translations": NonNullable<Json>,"updated_at": string,"zone_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "free_above"?: number | null,"id"?: string,"is_active"?: boolean,"max_days": number,"min_days": number,"name": string,"position"?: number,"price": number,"translations"?: NonNullable<Json>,"updated_at"?: string,"zone_id": string
                  }
                  Update: {
                    "free_above"?: number | null,"id"?: string,"is_active"?: boolean,"max_days"?: number,"min_days"?: number,"name"?: string,"position"?: number,"price"?: number,"translations"?: NonNullable<Json>,"updated_at"?: string,"zone_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "shipping_methods_zone_id_fkey"
      columns: ["zone_id"]
isOneToOne: false
      referencedRelation: "shipping_zones"
      referencedColumns: ["id"]
    }
                  ]
                },"shipping_zones": {
                  Row: {
                    "cities": (string)[],"countries": (string)[],"id": string,"name": string,"position": number,"translations": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cities"?: (string)[],"countries"?: (string)[],"id"?: string,"name": string,"position"?: number,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "cities"?: (string)[],"countries"?: (string)[],"id"?: string,"name"?: string,"position"?: number,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"shop_settings": {
                  Row: {
                    "bank_account": string | null,"bank_due_days": number,"bank_holder": string | null,"bank_name": string | null,"bank_swift": string | null,"brand_accent": string,"brand_corners": string,"brand_fonts": string,"brand_header": string,"brand_highlight": string,"brand_sale": string,"cancel_window_minutes": number,"card_due_minutes": number,"card_provider": string | null,"checkout_enabled": boolean,"cod_enabled": boolean,"company_asked": boolean,"contact_email": string | null,"corner_id": string | null,"country": string,"currency": string,"currency_rates": NonNullable<Json>,"default_country": string,"email_field": string | null,"exchange_days": number | null,"facebook_url": string | null,"frieze_id": string | null,"id": boolean,"instagram_url": string | null,"languages": (string)[],"last_name_field": string | null,"legal_address": string | null,"legal_capital": string | null,"legal_email": string | null,"legal_ice": string | null,"legal_if": string | null,"legal_name": string | null,"legal_phone": string | null,"legal_rc": string | null,"legal_tp": string | null,"line_limit": number,"logo_dark_id": string | null,"logo_id": string | null,"low_stock_threshold": number,"mark_id": string | null,"measure_detail": string | null,"measures_reductions": boolean,"name": string | null,"newsletter_text": string | null,"newsletter_title": string | null,"order_mail": string,"order_prefix": string,"pack_only_confirmed": boolean,"packing_days_max": number | null,"packing_days_min": number | null,"parcels_may_open": boolean,"parcels_may_try_on": boolean,"payment_marks": (string)[],"payment_methods": (string)[],"picture_ratio": string,"pinterest_url": string | null,"policies_confirmed_at": string | null,"quick_order": boolean,"return_days": number | null,"returns_are_free": boolean,"shows_fit": boolean,"student_percent": number,"support_chat_hours": string | null,"support_chat_url": string | null,"support_email_hours": string | null,"support_phone": string | null,"support_phone_hours": string | null,"tagline": string | null,"text_language": string,"tiktok_url": string | null,"time_zone": string,"translations": NonNullable<Json>,"updated_at": string,"vat_rate": number | null,"vat_rates": NonNullable<Json>,"vat_shown": string,"welcome_percent": number,"withdrawal_days": number | null,"zip_field": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "bank_account"?: string | null,"bank_due_days"?: number,"bank_holder"?: string | null,"bank_name"?: string | null,"bank_swift"?: string | null,"brand_accent"?: string,"brand_corners"?: string,"brand_fonts"?: string,"brand_header"?: string,"brand_highlight"?: string,"brand_sale"?: string,"cancel_window_minutes"?: number,"card_due_minutes"?: number,"card_provider"?: string | null,"checkout_enabled"?: boolean,"cod_enabled"?: boolean,"company_asked"?: boolean,"contact_email"?: string | null,"corner_id"?: string | null,"country"?: string,"currency"?: string,"currency_rates"?: NonNullable<Json>,"default_country"?: string,"email_field"?: string | null,"exchange_days"?: number | null,"facebook_url"?: string | null,"frieze_id"?: string | null,"id"?: boolean,"instagram_url"?: string | null,"languages"?: (string)[],"last_name_field"?: string | null,"legal_address"?: string | null,"legal_capital"?: string | null,"legal_email"?: string | null,"legal_ice"?: string | null,"legal_if"?: string | null,"legal_name"?: string | null,"legal_phone"?: string | null,"legal_rc"?: string | null,"legal_tp"?: string | null,"line_limit"?: number,"logo_dark_id"?: string | null,"logo_id"?: string | null,"low_stock_threshold"?: number,"mark_id"?: string | null,"measure_detail"?: string | null,"measures_reductions"?: boolean,"name"?: string | null,"newsletter_text"?: string | null,"newsletter_title"?: string | null,"order_mail"?: string,"order_prefix"?: string,"pack_only_confirmed"?: boolean,"packing_days_max"?: number | null,"packing_days_min"?: number | null,"parcels_may_open"?: boolean,"parcels_may_try_on"?: boolean,"payment_marks"?: (string)[],"payment_methods"?: never,"picture_ratio"?: string,"pinterest_url"?: string | null,"policies_confirmed_at"?: string | null,"quick_order"?: boolean,"return_days"?: number | null,"returns_are_free"?: boolean,"shows_fit"?: boolean,"student_percent"?: number,"support_chat_hours"?: string | null,"support_chat_url"?: string | null,"support_email_hours"?: string | null,"support_phone"?: string | null,"support_phone_hours"?: string | null,"tagline"?: string | null,"text_language"?: string,"tiktok_url"?: string | null,"time_zone"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string,"vat_rate"?: number | null,"vat_rates"?: NonNullable<Json>,"vat_shown"?: string,"welcome_percent"?: number,"withdrawal_days"?: number | null,"zip_field"?: string | null
                  }
                  Update: {
                    "bank_account"?: string | null,"bank_due_days"?: number,"bank_holder"?: string | null,"bank_name"?: string | null,"bank_swift"?: string | null,"brand_accent"?: string,"brand_corners"?: string,"brand_fonts"?: string,"brand_header"?: string,"brand_highlight"?: string,"brand_sale"?: string,"cancel_window_minutes"?: number,"card_due_minutes"?: number,"card_provider"?: string | null,"checkout_enabled"?: boolean,"cod_enabled"?: boolean,"company_asked"?: boolean,"contact_email"?: string | null,"corner_id"?: string | null,"country"?: string,"currency"?: string,"currency_rates"?: NonNullable<Json>,"default_country"?: string,"email_field"?: string | null,"exchange_days"?: number | null,"facebook_url"?: string | null,"frieze_id"?: string | null,"id"?: boolean,"instagram_url"?: string | null,"languages"?: (string)[],"last_name_field"?: string | null,"legal_address"?: string | null,"legal_capital"?: string | null,"legal_email"?: string | null,"legal_ice"?: string | null,"legal_if"?: string | null,"legal_name"?: string | null,"legal_phone"?: string | null,"legal_rc"?: string | null,"legal_tp"?: string | null,"line_limit"?: number,"logo_dark_id"?: string | null,"logo_id"?: string | null,"low_stock_threshold"?: number,"mark_id"?: string | null,"measure_detail"?: string | null,"measures_reductions"?: boolean,"name"?: string | null,"newsletter_text"?: string | null,"newsletter_title"?: string | null,"order_mail"?: string,"order_prefix"?: string,"pack_only_confirmed"?: boolean,"packing_days_max"?: number | null,"packing_days_min"?: number | null,"parcels_may_open"?: boolean,"parcels_may_try_on"?: boolean,"payment_marks"?: (string)[],"payment_methods"?: never,"picture_ratio"?: string,"pinterest_url"?: string | null,"policies_confirmed_at"?: string | null,"quick_order"?: boolean,"return_days"?: number | null,"returns_are_free"?: boolean,"shows_fit"?: boolean,"student_percent"?: number,"support_chat_hours"?: string | null,"support_chat_url"?: string | null,"support_email_hours"?: string | null,"support_phone"?: string | null,"support_phone_hours"?: string | null,"tagline"?: string | null,"text_language"?: string,"tiktok_url"?: string | null,"time_zone"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string,"vat_rate"?: number | null,"vat_rates"?: NonNullable<Json>,"vat_shown"?: string,"welcome_percent"?: number,"withdrawal_days"?: number | null,"zip_field"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "shop_settings_corner_id_fkey"
      columns: ["corner_id"]
isOneToOne: false
      referencedRelation: "media"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "shop_settings_default_country_fkey"
      columns: ["default_country"]
isOneToOne: false
      referencedRelation: "countries"
      referencedColumns: ["code"]
    },{
      foreignKeyName: "shop_settings_frieze_id_fkey"
      columns: ["frieze_id"]
isOneToOne: false
      referencedRelation: "media"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "shop_settings_logo_dark_id_fkey"
      columns: ["logo_dark_id"]
isOneToOne: false
      referencedRelation: "media"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "shop_settings_logo_id_fkey"
      columns: ["logo_id"]
isOneToOne: false
      referencedRelation: "media"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "shop_settings_mark_id_fkey"
      columns: ["mark_id"]
isOneToOne: false
      referencedRelation: "media"
      referencedColumns: ["id"]
    }
                  ]
                },"size_charts": {
                  Row: {
                    "chart": NonNullable<Json>,"created_at": string,"id": string,"name": string,"position": number,"slug": string,"translations": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "chart": NonNullable<Json>,"created_at"?: string,"id"?: string,"name": string,"position"?: number,"slug"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "chart"?: NonNullable<Json>,"created_at"?: string,"id"?: string,"name"?: string,"position"?: number,"slug"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"subscriptions": {
                  Row: {
                    "created_at": string,"email": string,"id": string,"language": string,"topic": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"email": string,"id"?: string,"language"?: string,"topic": string
                  }
                  Update: {
                    "created_at"?: string,"email"?: string,"id"?: string,"language"?: string,"topic"?: string
                  }
                  Relationships: [
                    
                  ]
                },"synonyms": {
                  Row: {
                    "id": string,"key": string | null,"name": string,"sort": string,"translations": NonNullable<Json>,"updated_at": string,"words": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: string,"key"?: string | null,"name": string,"sort"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string,"words": (string)[]
                  }
                  Update: {
                    "id"?: string,"key"?: string | null,"name"?: string,"sort"?: string,"translations"?: NonNullable<Json>,"updated_at"?: string,"words"?: (string)[]
                  }
                  Relationships: [
                    
                  ]
                },"team_members": {
                  Row: {
                    "created_at": string,"language": string | null,"role": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"language"?: string | null,"role": string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"language"?: string | null,"role"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "team_members_role_fkey"
      columns: ["role"]
isOneToOne: false
      referencedRelation: "roles"
      referencedColumns: ["slug"]
    }
                  ]
                },"wishlist_items": {
                  Row: {
                    "added_at": string,"product_id": string,"saved_price": number | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "added_at"?: string,"product_id": string,"saved_price"?: number | null,"user_id"?: string
                  }
                  Update: {
                    "added_at"?: string,"product_id"?: string,"saved_price"?: number | null,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "wishlist_items_product_id_fkey"
      columns: ["product_id"]
isOneToOne: false
      referencedRelation: "products"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "accept_invitation":
{ Args: { "p_token": string }; Returns: boolean
                           },
"accounting_entries":
{ Args: { "p_at"?: string,"p_id"?: string,"p_month": string }; Returns: Json
                           },
"accounting_month":
{ Args: { "p_month": string }; Returns: Json
                           },
"add_campaign_cost":
{ Args: { "p_amount": number,"p_campaign": string,"p_from": string,"p_source": string,"p_to": string }; Returns: string
                           },
"add_deals":
{ Args: { "p_deals": Json }; Returns: undefined
                           },
"admin_order_detail":
{ Args: { "p_order_id": string }; Returns: Json
                           },
"admin_products":
{ Args: { "p_filter"?: Json,"p_page"?: number,"p_size"?: number,"p_sort"?: string }; Returns: Json
                           },
"admin_reviews":
{ Args: { "p_page"?: number,"p_search"?: string,"p_show"?: string }; Returns: Json
                           },
"admin_stock":
{ Args: { "p_filter"?: Json,"p_page"?: number,"p_size"?: number }; Returns: Json
                           },
"agree_to_events":
{ Args: { "p_click"?: string,"p_clicked_at"?: string,"p_order_id": string,"p_purposes": (string)[],"p_token"?: string }; Returns: boolean
                           },
"answer_review":
{ Args: { "p_answer": string,"p_id": string }; Returns: string
                           },
"ask_for_reviews":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"attach_payment":
{ Args: { "p_payment_id": string,"p_reference": string }; Returns: boolean
                           },
"audit_entries":
{ Args: { "p_before"?: number,"p_limit"?: number,"p_person"?: string,"p_table"?: string }; Returns: Json
                           },
"audit_people":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"batch_codes":
{ Args: { "p_batch_id": string }; Returns: Json
                           },
"block_order_phone":
{ Args: { "p_is_blocked": boolean,"p_order_id": string }; Returns: undefined
                           },
"call_queue":
{ Args: { "p_later"?: boolean,"p_sort"?: string }; Returns: Json
                           },
"cancel_order":
{ Args: { "p_order_id": string,"p_token"?: string }; Returns: Json
                           },
"captcha_setting":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"change_orders":
{ Args: { "p_changes": Json,"p_reason"?: string }; Returns: Json
                           },
"change_products":
{ Args: { "p_change": Json,"p_ids": (string)[] }; Returns: Json
                           },
"change_wishlist":
{ Args: { "p_add"?: (string)[],"p_drop"?: (string)[],"p_prices"?: Json }; Returns: (string)[]
                           },
"check_import":
{ Args: { "p_products": Json }; Returns: Json
                           },
"claim_events":
{ Args: { "p_limit"?: number,"p_receivers"?: (string)[] }; Returns: Json
                           },
"claim_mail":
{ Args: { "p_limit"?: number }; Returns: Json
                           },
"claim_order":
{ Args: { "p_order_id": string,"p_token": string }; Returns: Json
                           },
"claim_push":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"claim_shop":
{ Args: { "p_code": string }; Returns: boolean
                           },
"close_return":
{ Args: { "p_answer": string,"p_id": string }; Returns: Json
                           },
"collection_summaries":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"collections":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"confirm_address":
{ Args: { "p_token": string }; Returns: Json
                           },
"confirm_student_request":
{ Args: { "p_token": string }; Returns: Json
                           },
"confirm_welcome":
{ Args: { "p_token": string }; Returns: Json
                           },
"correct_order":
{ Args: { "p_code"?: string,"p_customer": Json,"p_expected_total": number,"p_items": Json,"p_method"?: string,"p_order_id": string,"p_seen": string,"p_shipping_address": Json }; Returns: Json
                           },
"count_units_sold":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"database_version":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"decide_return":
{ Args: { "p_answer"?: string,"p_id": string,"p_seen": string,"p_state": string }; Returns: Json
                           },
"decide_student_request":
{ Args: { "p_approved": boolean,"p_id": string,"p_note"?: string }; Returns: Json
                           },
"delete_account":
{ Args: { "p_account": string }; Returns: Json
                           },
"delete_campaign_cost":
{ Args: { "p_id": string }; Returns: boolean
                           },
"delete_collection":
{ Args: { "p_id": string }; Returns: undefined
                           },
"delete_deals":
{ Args: { "p_ids": (string)[] }; Returns: number
                           },
"delete_products":
{ Args: { "p_ids": (string)[] }; Returns: Json
                           },
"delete_role":
{ Args: { "p_slug": string }; Returns: boolean
                           },
"delete_shipping_zone":
{ Args: { "p_id": string }; Returns: boolean
                           },
"discard_draft":
{ Args: { "p_page": string,"p_seen": string }; Returns: undefined
                           },
"discount_uses":
{ Args: { "p_id": string,"p_page"?: number }; Returns: Json
                           },
"duplicate_product":
{ Args: { "p_copy": string,"p_id": string,"p_title": string }; Returns: Json
                           },
"edit_page":
{ Args: { "p_id": string }; Returns: Json
                           },
"edit_product":
{ Args: { "p_id": string }; Returns: Json
                           },
"end_deals":
{ Args: { "p_ids": (string)[] }; Returns: number
                           },
"end_events":
{ Args: { "p_order_id": string,"p_token"?: string }; Returns: boolean
                           },
"event_failed":
{ Args: { "p_error": string,"p_final"?: boolean,"p_id": string,"p_lease": string }; Returns: string
                           },
"event_sent":
{ Args: { "p_id": string,"p_lease": string }; Returns: boolean
                           },
"exchange_return":
{ Args: { "p_id": string }; Returns: Json
                           },
"expire_unpaid_orders":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"export_my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"export_products":
{ Args: { "p_ids": (string)[] }; Returns: Json
                           },
"feed_products":
{ Args: { "p_after"?: string,"p_limit"?: number }; Returns: Json
                           },
"find_order":
{ Args: { "p_idempotency_key": string }; Returns: Json
                           },
"find_orders":
{ Args: { "p_filter"?: Json,"p_page"?: number,"p_size"?: number,"p_sort"?: string,"p_until"?: string }; Returns: Json
                           },
"find_parcels":
{ Args: { "p_codes": (string)[] }; Returns: Json
                           },
"finish_refund":
{ Args: { "p_reference"?: string,"p_refund_id": string,"p_status": string }; Returns: string
                           },
"forget_old":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"forgive_customer":
{ Args: { "p_order_id": string }; Returns: undefined
                           },
"generate_codes":
{ Args: { "p_count": number,"p_discount": Json,"p_prefix": string }; Returns: Json
                           },
"get_collection":
{ Args: { "p_slug": string }; Returns: Json
                           },
"get_customer":
{ Args: { "p_customer": string }; Returns: Json
                           },
"get_discount":
{ Args: { "p_id": string }; Returns: Json
                           },
"get_order":
{ Args: { "p_order_id": string,"p_token"?: string }; Returns: Json
                           },
"get_order_returns":
{ Args: { "p_order_id": string }; Returns: Json
                           },
"get_product":
{ Args: { "p_slug": string }; Returns: Json
                           },
"get_return":
{ Args: { "p_id": string }; Returns: Json
                           },
"grid_products":
{ Args: { "p_ids": (string)[] }; Returns: Json
                           },
"has_push_subscription":
{ Args: { "p_endpoint": string }; Returns: boolean
                           },
"help_pages":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"import_pictures":
{ Args: { "p_import": string }; Returns: Json
                           },
"import_products":
{ Args: { "p_file": string,"p_import": string,"p_products": Json }; Returns: Json
                           },
"indexed_pages":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"invite_member":
{ Args: { "p_by_mail"?: boolean,"p_email": string,"p_role": string }; Returns: string
                           },
"is_admin":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"issue_captcha_pass":
{ Args: { "p_provider": string,"p_purpose": string,"p_site_key": string }; Returns: string
                           },
"issue_invoices":
{ Args: { "p_numbers": (string)[] }; Returns: Json
                           },
"keep_checkout":
{ Args: { "p_items"?: Json,"p_wants": boolean }; Returns: Json
                           },
"keep_origins":
{ Args: { "p_on": boolean }; Returns: boolean
                           },
"kept_cart":
{ Args: { "p_token": string }; Returns: Json
                           },
"lift_suppression":
{ Args: { "p_email": string }; Returns: boolean
                           },
"limits_hit":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_bounds":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_campaign_costs":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_collections":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_corrections":
{ Args: { "p_order_id": string }; Returns: Json
                           },
"list_customers":
{ Args: { "p_page"?: number,"p_search"?: string,"p_size"?: number,"p_sort"?: string,"p_tag"?: string }; Returns: Json
                           },
"list_deals":
{ Args: { "p_kind"?: string,"p_page"?: number,"p_search"?: string,"p_size"?: number,"p_sort"?: string,"p_state"?: string,"p_turned"?: boolean }; Returns: Json
                           },
"list_discounts":
{ Args: { "p_page"?: number,"p_search"?: string,"p_size"?: number,"p_source"?: string,"p_state"?: string }; Returns: Json
                           },
"list_failed_mails":
{ Args: { "p_page"?: number }; Returns: Json
                           },
"list_holds":
{ Args: { "p_page"?: number }; Returns: Json
                           },
"list_imports":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_invitations":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_places":
{ Args: { "p_id": string }; Returns: Json
                           },
"list_products":
{ Args: { "p_after"?: Json,"p_filter": Json,"p_limit"?: number,"p_sort"?: string }; Returns: Json
                           },
"list_retention":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_returns":
{ Args: { "p_page"?: number,"p_size"?: number,"p_tab"?: string }; Returns: Json
                           },
"list_reviews":
{ Args: { "p_after"?: string,"p_limit"?: number,"p_slug": string,"p_sort"?: string,"p_stars"?: number }; Returns: Json
                           },
"list_roles":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_settlements":
{ Args: { "p_page"?: number,"p_size"?: number }; Returns: Json
                           },
"list_student_requests":
{ Args: { "p_page"?: number,"p_state"?: string }; Returns: Json
                           },
"list_suppressed_emails":
{ Args: { "p_page"?: number }; Returns: Json
                           },
"list_team":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_translations":
{ Args: { "p_id"?: string,"p_kind": string,"p_language": string,"p_missing"?: boolean,"p_page"?: number,"p_query"?: string,"p_size"?: number }; Returns: Json
                           },
"low_stock":
{ Args: { "p_limit"?: number }; Returns: Json
                           },
"mail_failed":
{ Args: { "p_bounced"?: boolean,"p_error": string,"p_final"?: boolean,"p_id": number,"p_lease": string }; Returns: string
                           },
"mail_sent":
{ Args: { "p_id": number,"p_lease": string }; Returns: boolean
                           },
"make_preview":
{ Args: { "p_page": string }; Returns: string
                           },
"make_product_preview":
{ Args: { "p_product": string }; Returns: string
                           },
"make_review_link":
{ Args: { "p_order_id": string }; Returns: Json
                           },
"move_collection":
{ Args: { "p_id": string,"p_move_to": string }; Returns: Json
                           },
"move_parcel":
{ Args: { "p_from": string,"p_id": string,"p_to": string }; Returns: Json
                           },
"moved_collection":
{ Args: { "p_slug": string }; Returns: string
                           },
"moved_product":
{ Args: { "p_slug": string }; Returns: string
                           },
"my_access":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_account":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_notifications":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_order_actions":
{ Args: { "p_order_ids": (string)[] }; Returns: Json
                           },
"my_orders":
{ Args: { "p_page"?: number,"p_size"?: number }; Returns: Json
                           },
"my_reminder":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_review":
{ Args: { "p_slug": string }; Returns: Json
                           },
"my_wishes":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"newest_products":
{ Args: { "p_count": number }; Returns: Json
                           },
"next_deal":
{ Args: { "p_kind": string }; Returns: Json
                           },
"note_origin":
{ Args: { "p_first": Json,"p_last": Json,"p_order_id": string,"p_token"?: string }; Returns: boolean
                           },
"open_return":
{ Args: { "p_email": string,"p_order_number": string }; Returns: Json
                           },
"open_review_link":
{ Args: { "p_token": string }; Returns: Json
                           },
"order_collections":
{ Args: { "p_group": string,"p_seen": (string)[],"p_slugs": (string)[] }; Returns: undefined
                           },
"order_counts":
{ Args: { "p_filters"?: Json }; Returns: Json
                           },
"order_pulse":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"order_returns":
{ Args: { "p_order_id": string,"p_token"?: string }; Returns: Json
                           },
"order_risk":
{ Args: { "p_order_id": string }; Returns: Json
                           },
"order_structure":
{ Args: { "p_ids": (string)[],"p_kind": string }; Returns: undefined
                           },
"orders_to_pack":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"origin_report":
{ Args: { "p_from": string,"p_to": string,"p_touch"?: string }; Returns: Json
                           },
"packing_slips":
{ Args: { "p_numbers": (string)[] }; Returns: Json
                           },
"parcel_labels":
{ Args: { "p_numbers": (string)[] }; Returns: Json
                           },
"parcel_news":
{ Args: { "p_order_id": string }; Returns: Json
                           },
"pick_list":
{ Args: { "p_numbers": (string)[] }; Returns: Json
                           },
"place_order":
{ Args: { "p_code"?: string,"p_currency"?: string,"p_customer": Json,"p_expected_total": number,"p_idempotency_key": string,"p_items": Json,"p_payment_method": string,"p_shipping_address": Json,"p_shipping_method"?: string }; Returns: Json
                           },
"place_owner_order":
{ Args: { "p_channel": string,"p_code"?: string,"p_customer": Json,"p_expected_total": number,"p_idempotency_key": string,"p_is_paid"?: boolean,"p_items": Json,"p_language"?: string,"p_payment_method": string,"p_shipping_address": Json,"p_shipping_method"?: string }; Returns: Json
                           },
"preview_correction":
{ Args: { "p_city": string,"p_code"?: string,"p_country": string,"p_email"?: string,"p_items": Json,"p_method"?: string,"p_order_id": string,"p_phone"?: string }; Returns: Json
                           },
"preview_owner_order":
{ Args: { "p_channel": string,"p_city": string,"p_code"?: string,"p_country": string,"p_email"?: string,"p_items": Json,"p_method"?: string,"p_phone"?: string }; Returns: Json
                           },
"preview_sections":
{ Args: { "p_sections": Json }; Returns: Json
                           },
"product_facets":
{ Args: { "p_filter": Json }; Returns: Json
                           },
"products_by_slugs":
{ Args: { "p_slugs": (string)[] }; Returns: Json
                           },
"publish_due_products":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"publish_page":
{ Args: { "p_at"?: string,"p_page": string,"p_seen": string }; Returns: undefined
                           },
"published_parts":
{ Args: { "p_size"?: number }; Returns: Json
                           },
"published_products":
{ Args: { "p_after"?: string,"p_limit"?: number }; Returns: Json
                           },
"push_sent":
{ Args: { "p_gone"?: (string)[],"p_lease"?: string }; Returns: boolean
                           },
"quick_find":
{ Args: { "p_query": string }; Returns: Json
                           },
"quote_cart":
{ Args: { "p_city"?: string,"p_code"?: string,"p_country"?: string,"p_email"?: string,"p_items": Json,"p_replaces"?: string,"p_shipping_method"?: string }; Returns: Json
                           },
"quoted_review":
{ Args: { "p_id": string }; Returns: Json
                           },
"read_carrier_list":
{ Args: { "p_carrier": string,"p_lines": Json }; Returns: Json
                           },
"read_invoices":
{ Args: { "p_numbers": (string)[] }; Returns: Json
                           },
"read_orders":
{ Args: { "p_after_at"?: string,"p_after_id"?: string,"p_filter": Json,"p_size"?: number }; Returns: Json
                           },
"read_page":
{ Args: { "p_slug": string }; Returns: Json
                           },
"read_preview":
{ Args: { "p_token": string }; Returns: Json
                           },
"read_product_preview":
{ Args: { "p_token": string }; Returns: Json
                           },
"read_receivers":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_reminders":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_review_settings":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"read_withdrawal":
{ Args: { "p_order_id": string,"p_token"?: string }; Returns: Json
                           },
"receive_return":
{ Args: { "p_id": string,"p_items": Json }; Returns: Json
                           },
"receive_stock":
{ Args: { "p_id": string,"p_lines": Json,"p_note"?: string }; Returns: Json
                           },
"recommendations":
{ Args: { "p_slug": string }; Returns: Json
                           },
"record_call":
{ Args: { "p_attempts": number,"p_next_call_at"?: string,"p_order_id": string,"p_outcome": string,"p_reason"?: string }; Returns: Json
                           },
"record_payment":
{ Args: { "p_amount": number,"p_method": string,"p_note"?: string,"p_order_id": string,"p_paid_on"?: string,"p_seen"?: number }; Returns: Json
                           },
"record_payment_event":
{ Args: { "p_body_hash": string,"p_event": Json,"p_event_id": string,"p_provider": string }; Returns: Json
                           },
"record_refund":
{ Args: { "p_amount": number,"p_payment_id": string,"p_reason": string,"p_seen"?: number,"p_way": string }; Returns: Json
                           },
"refund_return":
{ Args: { "p_amount": number,"p_id": string,"p_payment_id": string,"p_reason": string,"p_refund_id": string,"p_seen"?: number,"p_way": string }; Returns: Json
                           },
"release_order":
{ Args: { "p_order_id": string }; Returns: undefined
                           },
"release_overdue_orders":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"remind_checkouts":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"remind_unpaid_orders":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"remove_member":
{ Args: { "p_email": string }; Returns: boolean
                           },
"remove_parcel":
{ Args: { "p_id": string }; Returns: Json
                           },
"remove_push_subscription":
{ Args: { "p_endpoint": string }; Returns: boolean
                           },
"remove_review_picture":
{ Args: { "p_id": string }; Returns: boolean
                           },
"remove_sample":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"remove_second_factor":
{ Args: { "p_email": string }; Returns: boolean
                           },
"renew_order_link":
{ Args: { "p_order_id": string,"p_token": string }; Returns: undefined
                           },
"report_review":
{ Args: { "p_id": string,"p_reason": string }; Returns: Json
                           },
"request_return":
{ Args: { "p_id": string,"p_items": Json,"p_order_id": string,"p_pictures"?: (string)[],"p_token"?: string }; Returns: Json
                           },
"request_student_discount":
{ Args: { "p_email": string,"p_honeypot"?: string,"p_name": string,"p_school": string }; Returns: Json
                           },
"request_welcome":
{ Args: { "p_email": string,"p_honeypot"?: string,"p_news"?: boolean }; Returns: Json
                           },
"resend_order_mail":
{ Args: { "p_id": number }; Returns: undefined
                           },
"restore_version":
{ Args: { "p_seen"?: string,"p_version": string }; Returns: Json
                           },
"retry_mail":
{ Args: { "p_id": number }; Returns: boolean
                           },
"retry_pictures":
{ Args: { "p_import": string }; Returns: undefined
                           },
"return_picture":
{ Args: { "p_picture_id": string,"p_token"?: string }; Returns: Json
                           },
"review_request":
{ Args: { "p_order_id": string }; Returns: Json
                           },
"risk_settings":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"running_deals":
{ Args: { "p_kind": string }; Returns: Json
                           },
"sales_summary":
{ Args: { "p_bucket"?: string,"p_from": string,"p_to": string }; Returns: Json
                           },
"sample_size":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"save_captcha":
{ Args: { "p_provider"?: string,"p_site_key"?: string }; Returns: undefined
                           },
"save_collection":
{ Args: { "p_fields": Json,"p_id": string,"p_members"?: (string)[],"p_seen"?: (string)[],"p_version"?: string }; Returns: Json
                           },
"save_courier_fees":
{ Args: { "p_fees": Json,"p_zone": string }; Returns: undefined
                           },
"save_deal":
{ Args: { "p_fields": Json,"p_id": string,"p_version": string }; Returns: Json
                           },
"save_discount":
{ Args: { "p_discount": Json,"p_seen"?: string }; Returns: Json
                           },
"save_draft":
{ Args: { "p_format"?: number,"p_page": string,"p_sections": Json,"p_seen"?: string }; Returns: Json
                           },
"save_parcel":
{ Args: { "p_id": string,"p_parcel": Json,"p_seen": string }; Returns: Json
                           },
"save_product":
{ Args: { "p_changes"?: Json,"p_id": string,"p_stock"?: Json,"p_variants"?: Json }; Returns: Json
                           },
"save_products":
{ Args: { "p_edits": Json }; Returns: Json
                           },
"save_push_subscription":
{ Args: { "p_auth": string,"p_endpoint": string,"p_p256dh": string }; Returns: boolean
                           },
"save_role":
{ Args: { "p_name": string,"p_needs_second_factor": boolean,"p_permissions": (string)[],"p_slug"?: string }; Returns: string
                           },
"save_shipping_zone":
{ Args: { "p_seen"?: string,"p_zone": Json }; Returns: Json
                           },
"save_translations":
{ Args: { "p_changes": Json,"p_is_trial"?: boolean }; Returns: Json
                           },
"send_message":
{ Args: { "p_fields": Json,"p_id": string,"p_kind": string }; Returns: Json
                           },
"set_admin_language":
{ Args: { "p_language": string }; Returns: boolean
                           },
"set_bound":
{ Args: { "p_name": string,"p_value"?: number }; Returns: undefined
                           },
"set_discount_active":
{ Args: { "p_active": boolean,"p_id": string }; Returns: Json
                           },
"set_member_role":
{ Args: { "p_email": string,"p_role": string }; Returns: boolean
                           },
"set_notification":
{ Args: { "p_on": boolean,"p_topic": string }; Returns: Json
                           },
"set_receiver":
{ Args: { "p_account": string,"p_name": string,"p_on": boolean,"p_test_code"?: string,"p_with_contact"?: boolean }; Returns: undefined
                           },
"set_reminders":
{ Args: { "p_after_hours": number,"p_reminds": boolean }; Returns: undefined
                           },
"set_retention":
{ Args: { "p_days"?: number,"p_name": string }; Returns: undefined
                           },
"set_review_settings":
{ Args: { "p_after_days": number,"p_asks": boolean,"p_publishing": string }; Returns: Json
                           },
"set_review_status":
{ Args: { "p_ids": (string)[],"p_pictures"?: (string)[],"p_reason"?: string,"p_status": string }; Returns: number
                           },
"set_risk_rule":
{ Args: { "p_action": string,"p_at_least": number,"p_reason": string }; Returns: undefined
                           },
"set_sku":
{ Args: { "p_sku": string,"p_variant": string }; Returns: string
                           },
"settle_parcels":
{ Args: { "p_id": string,"p_rows": Json }; Returns: Json
                           },
"settle_picture":
{ Args: { "p_copy"?: string,"p_import": string,"p_problem"?: string,"p_product": string,"p_src": string }; Returns: undefined
                           },
"ship_items":
{ Args: { "p_id": string,"p_lines"?: Json,"p_order_id": string,"p_parcel": Json }; Returns: Json
                           },
"shop_facts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"shop_switches":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"size_charts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"start_payment":
{ Args: { "p_order_id": string,"p_token"?: string }; Returns: Json
                           },
"start_push_test":
{ Args: { "p_endpoint": string }; Returns: Json
                           },
"start_refund":
{ Args: { "p_amount": number,"p_payment_id": string,"p_reason": string,"p_refund_id": string }; Returns: Json
                           },
"stock_history":
{ Args: { "p_before"?: number,"p_limit"?: number,"p_variant": string }; Returns: Json
                           },
"stop_asking":
{ Args: { "p_token": string }; Returns: boolean
                           },
"stop_mail":
{ Args: { "p_token": string }; Returns: Json
                           },
"submit_review":
{ Args: { "p_body"?: string,"p_keep"?: (string)[],"p_pictures"?: number,"p_rating": number,"p_slug": string,"p_title"?: string }; Returns: Json
                           },
"subscribe":
{ Args: { "p_email": string,"p_honeypot"?: string,"p_topic": string }; Returns: Json
                           },
"suggest":
{ Args: { "p_query": string }; Returns: Json
                           },
"suppress_email":
{ Args: { "p_detail"?: string,"p_email": string,"p_reason": string }; Returns: undefined
                           },
"track_order":
{ Args: { "p_email": string,"p_order_number": string,"p_tokens"?: (string)[] }; Returns: Json
                           },
"translation_counts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"trending":
{ Args: { "p_limit"?: number }; Returns: Json
                           },
"unblock_phone":
{ Args: { "p_phone": string }; Returns: boolean
                           },
"undo_import":
{ Args: { "p_import": string }; Returns: Json
                           },
"undo_payment":
{ Args: { "p_payment_id": string }; Returns: Json
                           },
"unschedule_page":
{ Args: { "p_page": string }; Returns: undefined
                           },
"unsettled_payment":
{ Args: { "p_order_id": string,"p_token"?: string }; Returns: Json
                           },
"unsubscribe":
{ Args: { "p_all"?: boolean,"p_token": string }; Returns: Json
                           },
"withdraw_from_order":
{ Args: { "p_email"?: string,"p_id": string,"p_items"?: Json,"p_name": string,"p_order_id": string,"p_token"?: string }; Returns: Json
                           },
"withdraw_invitation":
{ Args: { "p_email": string }; Returns: boolean
                           },
"withdraw_return":
{ Args: { "p_id": string,"p_token"?: string }; Returns: Json
                           },
"write_review":
{ Args: { "p_body"?: string,"p_keep"?: (string)[],"p_pictures"?: number,"p_rating": number,"p_slug": string,"p_title"?: string,"p_token": string }; Returns: Json
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
